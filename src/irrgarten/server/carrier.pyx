"""The thread that carries frames to sockets: what was sent, and what was not, is told in order.

It never waits for a client and never needs the interpreter, so it is C throughout; where it was not
compiled, nobody carries, and all is written where it is said.
"""

from cpython.pythread cimport (
    WAIT_LOCK,
    PyThread_acquire_lock,
    PyThread_allocate_lock,
    PyThread_free_lock,
    PyThread_release_lock,
    PyThread_type_lock,
)

cdef extern from * nogil:
    """
    #include <errno.h>
    #include <unistd.h>
    #include <sys/socket.h>
    #ifndef MSG_NOSIGNAL
    #define MSG_NOSIGNAL 0
    #endif
    #define seen(place) __atomic_load_n(&(place), __ATOMIC_SEQ_CST)
    #define show(place, value) __atomic_store_n(&(place), (value), __ATOMIC_SEQ_CST)
    #define swap(place, value) __atomic_exchange_n(&(place), (value), __ATOMIC_SEQ_CST)
    static Py_ssize_t sent_off(int file, const char *text, Py_ssize_t size) {
        ssize_t sent;
        do sent = send(file, text, size, MSG_DONTWAIT | MSG_NOSIGNAL);
        while (sent < 0 && errno == EINTR);
        return sent < 0 ? 0 : sent;
    }
    static void ring(int bell) {
        while (write(bell, "!", 1) < 0 && errno == EINTR);
    }
    """
    long long seen(long long place)
    void show(long long place, long long value)
    long long swap(long long place, long long value)
    Py_ssize_t sent_off(int file, const char *text, Py_ssize_t size)
    void ring(int bell)

cdef enum:
    #: Texts on their way at most, and the least number of a file for which nothing is carried.
    MOST = 4096
    FILES = 65536

cpdef enum:
    #: What ``done`` says of a text for which nobody was left, and when no more is done.
    NOBODY = -1
    NOTHING = -2


cdef class Carrier:
    """One thread puts texts and asks what was done; another one carries.

    A text that was not taken whole blocks its file: nothing else is sent there until all that was
    put for it is done, and ``unblock`` was called.
    """

    cdef int _bell
    cdef PyThread_type_lock _sending, _awake
    cdef long long _put, _done, _told, _idle, _asked, _ends
    cdef int[MOST] _files
    cdef const char *_texts[MOST]
    cdef Py_ssize_t[MOST] _sizes
    cdef Py_ssize_t[MOST] _sent
    cdef char[FILES] _blocked

    def __cinit__(self, int bell):
        """``bell`` is written to when somebody should ask what was done."""
        self._bell = bell
        self._sending = PyThread_allocate_lock()
        self._awake = PyThread_allocate_lock()
        PyThread_acquire_lock(self._awake, WAIT_LOCK)

    def __dealloc__(self):
        PyThread_release_lock(self._awake)
        PyThread_free_lock(self._awake)
        PyThread_free_lock(self._sending)

    def put(self, int file, bytes text not None):
        """Whether there is room for a text, which must last until it is done."""
        if self._put - self._told >= MOST or not 0 <= file < FILES:
            return False
        cdef int at = self._put % MOST
        self._files[at] = file
        self._texts[at] = text
        self._sizes[at] = len(text)
        show(self._put, self._put + 1)
        return True

    def wake(self):
        """There is something to carry."""
        if swap(self._idle, 0):
            PyThread_release_lock(self._awake)

    def ask(self):
        """The bell rings once all that was put so far is done."""
        show(self._asked, 1)
        self.wake()

    def done(self):
        """How many bytes of the next text were sent; NOBODY, or NOTHING."""
        if self._told == seen(self._done):
            return NOTHING
        cdef int at = self._told % MOST
        self._told += 1
        return self._sent[at]

    def forget(self, int file):
        """Nothing is sent to a file any more once this returns; it may be closed."""
        cdef long long number
        cdef int at
        with nogil:
            PyThread_acquire_lock(self._sending, WAIT_LOCK)
        for number in range(self._done, self._put):
            at = number % MOST
            if self._files[at] == file:
                self._files[at] = NOBODY
        self._blocked[file] = 0
        PyThread_release_lock(self._sending)

    def unblock(self, int file):
        self._blocked[file] = 0

    def end(self):
        """``carry`` returns once all is done."""
        show(self._ends, 1)
        self.wake()

    def carry(self):
        """In a thread of its own, until the end."""
        with nogil:
            while True:
                while self._done != seen(self._put):
                    self._carry(self._done % MOST)
                if swap(self._asked, 0):
                    ring(self._bell)
                show(self._idle, 1)
                if self._done != seen(self._put) or seen(self._asked) or seen(self._ends):
                    if not swap(self._idle, 0):  # somebody is about to wake us
                        PyThread_acquire_lock(self._awake, WAIT_LOCK)
                    if self._done == seen(self._put) and seen(self._ends):
                        break
                else:
                    PyThread_acquire_lock(self._awake, WAIT_LOCK)

    cdef void _carry(self, int at) noexcept nogil:
        cdef int file
        cdef Py_ssize_t sent = NOBODY
        PyThread_acquire_lock(self._sending, WAIT_LOCK)
        file = self._files[at]
        if file >= 0:
            sent = 0 if self._blocked[file] else sent_off(file, self._texts[at], self._sizes[at])
            if sent < self._sizes[at]:
                self._blocked[file] = 1
                show(self._asked, 1)
        self._sent[at] = sent
        show(self._done, self._done + 1)
        PyThread_release_lock(self._sending)

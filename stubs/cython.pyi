"""The part of Cython's pure Python mode that is used here, typed as it behaves uncompiled.

A C type stands for the Python type that takes its place: ``longlong`` for ``int``. Cython's own
module has no types of this kind.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any] | type)

class CType(Generic[T]):
    def __call__(self, value: object = ...) -> T: ...

#: Whether this very code runs compiled. A plain bool, so that both branches are checked.
compiled: bool

longlong: CType[int]
double: CType[float]

@overload
def cast(type: CType[T], value: object) -> T: ...
@overload
def cast(type: type[T], value: object, *, typecheck: bool = ...) -> T: ...

class Gil(AbstractContextManager[None]):
    """``with cython.nogil:``, and a decorator for what never needs the lock."""

    def __call__(self, of: F) -> F: ...
    def __exit__(self, *_: object) -> None: ...

nogil: Gil
gil: Gil

def cclass(of: F) -> F: ...
def cfunc(of: F) -> F: ...
def ccall(of: F) -> F: ...

/* Read before all C of the checked build. Python ends some of its own structures in an array of
   one, meant to be longer; the sanitizer's strict bounds, which we want for ours, would stop there. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#define CYTHON_USE_PYLONG_INTERNALS 0

#undef PyTuple_GET_ITEM
#undef PyTuple_SET_ITEM
#define IRRGARTEN_ITEMS(tuple) ((PyObject **)(void *)((PyTupleObject *)(tuple))->ob_item)
#define PyTuple_GET_ITEM(tuple, i) (*(IRRGARTEN_ITEMS(tuple) + (i)))
#define PyTuple_SET_ITEM(tuple, i, item) ((void)(*(IRRGARTEN_ITEMS(tuple) + (i)) = (item)))

"""The memory of a position, compiled: one block of numbers after the object's head (see facts.py)."""

from cpython.object cimport PyObject, PyTypeObject
from libc.string cimport memcmp, memcpy

# The object's reference count and type, then the table of virtual methods: the same for every
# position of a game, and not facts.
cdef size_t HEAD = sizeof(PyObject) + sizeof(void*)


cdef extern from "Python.h":
    unsigned long Py_TPFLAGS_HEAPTYPE


cdef class Facts:
    def __cinit__(self):
        """A class of Python has memory that is no facts, and rules that C would not find."""
        cdef PyTypeObject* kind = <PyTypeObject*>(<PyObject*>self).ob_type
        if kind.tp_flags & Py_TPFLAGS_HEAPTYPE and not hasattr(self, "written_in_python"):
            raise TypeError("a position that is not compiled is a GuestPosition")

    cdef void _copy_from(self, Facts other) noexcept nogil:
        memcpy(<char*><void*>self + HEAD, <char*><void*>other + HEAD, self._size() - HEAD)

    cdef size_t _size(self) noexcept nogil:
        return (<PyTypeObject*>(<PyObject*>self).ob_type).tp_basicsize

    def copy_from(self, Facts other):
        if type(self) is not type(other):
            raise TypeError("a position can only be copied from one of the same game")
        self._copy_from(other)

    def same_as(self, Facts other):
        if type(self) is not type(other):
            return False
        return memcmp(<char*><void*>self + HEAD, <char*><void*>other + HEAD, self._size() - HEAD) == 0

    def size(self):
        return self._size()

"""Many positions of one game side by side, compiled: blocks of numbers, and no objects that would
need the GIL to be touched (see rack.py)."""

from cpython.object cimport PyObject
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy

from gaslamp.core.position cimport Position

# What stands before the facts of a position, as in core/facts.pyx.
cdef size_t HEAD = sizeof(PyObject) + sizeof(void*)


cdef class Rack:
    def __cinit__(self, Position start, Py_ssize_t size):
        self.width = start._size() - HEAD
        self.kept = <char*>malloc(self.width * size)
        if self.kept == NULL:
            raise MemoryError
        for place in range(size):
            self._put(place, start)

    def __dealloc__(self):
        free(self.kept)

    cdef void _take(self, Py_ssize_t place, Position board) noexcept nogil:
        memcpy(<char*><void*>board + HEAD, self.kept + place * self.width, self.width)

    cdef void _put(self, Py_ssize_t place, Position board) noexcept nogil:
        memcpy(self.kept + place * self.width, <char*><void*>board + HEAD, self.width)

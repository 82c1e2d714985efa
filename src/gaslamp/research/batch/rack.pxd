from gaslamp.core.position cimport Position


cdef class Rack:
    cdef char* kept
    cdef size_t width
    cdef void _take(self, Py_ssize_t place, Position board) noexcept nogil
    cdef void _put(self, Py_ssize_t place, Position board) noexcept nogil

cdef class Facts:
    cdef void _copy_from(self, Facts other) noexcept nogil
    cdef size_t _size(self) noexcept nogil

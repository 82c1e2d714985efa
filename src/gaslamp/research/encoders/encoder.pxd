from gaslamp.core cimport bits
from gaslamp.core.position cimport Position

cdef int KIND, _CHANCE_BIT


cdef class Encoder:
    cdef public Position position
    cdef public int[::1] action_of
    cdef public int[::1] number_of
    cdef public unsigned char[::1] out
    cdef public Py_ssize_t at
    cdef int moves[1024]
    cdef int _number(self, int action) noexcept nogil
    cdef int _action(self, int number, int seat) noexcept nogil
    cdef int _deciding(self) noexcept nogil
    cdef int _choosing(self) noexcept nogil
    cdef int _mask(self, int seat, unsigned char[::1] out, Py_ssize_t at) noexcept nogil
    cdef void _observe(self, int viewer) noexcept nogil
    cdef void _one_of(self, int which, int size) noexcept nogil
    cdef void _all_of(self, unsigned long long members, int size) noexcept nogil
    cdef void _count(self, int number) noexcept nogil
    cdef void _nothing(self, int size) noexcept nogil

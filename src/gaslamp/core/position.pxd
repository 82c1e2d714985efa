from gaslamp.core cimport scratch
from gaslamp.core.facts cimport Facts

cdef int _CHANCE_BIT, _UNIFORM


cdef class Position(Facts):
    cdef public int seats
    cdef public int ended
    cdef public int winners
    cdef int _awaited(self) noexcept nogil
    cdef int _may_act(self) noexcept nogil
    cdef int _legal(self, int seat, int* out) noexcept nogil
    cdef void _apply(self, int action) noexcept nogil
    cdef int _chance_weight(self, int action) noexcept nogil
    cdef int _uniform_chance(self) noexcept nogil
    cdef long long _seen_as(self, int action, int viewer) noexcept nogil
    cdef int _returns(self, int seat) noexcept nogil
    cdef int _random_index(self, int seat, int* actions, int count, unsigned long long roll) noexcept nogil

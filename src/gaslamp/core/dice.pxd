cdef unsigned long long _MASK, _STEP, _MIX_1, _MIX_2


cdef class Dice:
    cdef public unsigned long long state
    cdef unsigned long long _roll(self) noexcept nogil
    cdef unsigned int _below(self, unsigned long long limit) noexcept nogil

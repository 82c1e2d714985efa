cdef unsigned long long _MASK
cdef unsigned long long _STEP
cdef unsigned long long _MIX_1
cdef unsigned long long _MIX_2


cdef class Dice:
    cdef public unsigned long long state
    cdef unsigned long long _roll(self) noexcept nogil
    cdef unsigned int _below(self, unsigned long long limit) noexcept nogil

cdef unsigned long long _MASK, _SEQUENCE
cdef int _PLACE[64]

cdef int lowest(unsigned long long mask) noexcept nogil
cdef int count(unsigned long long mask) noexcept nogil

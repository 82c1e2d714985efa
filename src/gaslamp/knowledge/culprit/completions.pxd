cdef class Completing:
    cdef public object deck, scale, ways
    cdef public list left, dealt, always_dealt, alike
    cdef public int pile
    cdef public tuple classes
    cdef public bint possible
    cdef dict _together, _spread, _spreads

cdef enum:
    LEGAL
    ACTIONS
    WEIGHTS
    CHOICES

cdef int* page(int number) noexcept nogil

cimport cython

cdef int _KINDS
cdef unsigned long long _MASK, _EVERY_OTHER, _ONE_IN_EACH_BYTE
cdef unsigned long long _ONE[16]

cdef unsigned long long one(int card) noexcept nogil
cdef int count(unsigned long long hand, int card) noexcept nogil
cdef int size(unsigned long long hand) noexcept nogil
@cython.locals(word='long long')
cdef long long spelt(unsigned long long hand) noexcept nogil

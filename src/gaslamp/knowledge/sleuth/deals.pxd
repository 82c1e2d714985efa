cimport cython

@cython.locals(mask='unsigned long long', bit='unsigned long long', gem=int)
cdef unsigned long long _packed(unsigned long long gems, object order)

@cython.locals(gem=int)
cdef list _gems(unsigned long long mask)

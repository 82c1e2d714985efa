cimport cython


@cython.locals(may=list, here='unsigned long long', sure='unsigned long long', most=int, least=int)
cdef object _apply(object settled, int place, unsigned long long gems, int number)

@cython.locals(may=list, other=int)
cpdef object put(object settled, unsigned long long gems, int place)

@cython.locals(once='unsigned long long', twice='unsigned long long', may='unsigned long long', alone='unsigned long long', place=int, changed=bint)
cdef object _only_places(object settled)

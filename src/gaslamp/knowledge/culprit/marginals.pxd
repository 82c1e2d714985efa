cimport cython

from gaslamp.knowledge.culprit.completions cimport Completing

cdef int _FIRST_POOL, _POOLED


cdef class Marginals:
    cdef public object places, kinds, total
    cdef public dict culprit, counts
    @cython.locals(found=dict, world=tuple, completing=Completing, by_place=list)
    cdef dict _told_apart(self, object following)
    @cython.locals(pools='Py_ssize_t')
    cdef object _ways(self, tuple world, object number)
    @cython.locals(at='Py_ssize_t', place=int, held=bytes, hands=dict, key=tuple)
    cdef object _tell_apart(
        self, tuple world, object ways, Completing completing, list by_place
    )
    @cython.locals(counts=list, spreads=list)
    cdef void _add(
        self, Completing completing, int place, bytes held, tuple pools, object ways
    ) except *


cdef tuple _pools(tuple world, bytes held)
@cython.locals(missing='Py_ssize_t')
cdef void _count(list counts, int settled, list spread, object ways) except *
@cython.locals(of_kind=int, others=int, most=int)
cdef list _taken(bytes pool, int kind, int number)
@cython.locals(sums=list, one='Py_ssize_t', other='Py_ssize_t')
cdef list _both(list first, list second)

cimport cython

from gaslamp.knowledge.culprit.steps cimport WorldStep
from gaslamp.knowledge.culprit.worlds cimport count_of

cdef int _FIRST_POOL, _OPEN, _POOLED


cdef class RoundInHindsight:
    cdef list _kinds
    cdef Halves _near, _far
    @cython.locals(
        last='Py_ssize_t', near=list, far=list, total=double, number='Py_ssize_t',
        one='long long', other='long long', both='long long', of_kind=dict,
    )
    cdef double _agrees(self, Py_ssize_t at, tuple world, list known) except? -1.0
    @cython.locals(kind=OneKind, chance=double)
    cdef object _agrees_in(self, Py_ssize_t number, Py_ssize_t at, tuple world)


cdef class Halves:
    cdef list _kinds, _numbers
    cdef dict _known
    @cython.locals(known=list)
    cdef list numbers(self, tuple half, Py_ssize_t places)
    @cython.locals(kind=OneKind, numbers=dict)
    cdef object _number(self, Py_ssize_t at, tuple rows, tuple pools)


cdef class OneKind:
    cdef public int kind
    cdef int _size, _copies
    cdef public object deck
    cdef object _pools
    cdef dict _rows
    cdef list _steps, _known
    cpdef tuple projected(self, tuple world)
    cpdef tuple seen(self, tuple rows, tuple pools)
    @cython.locals(known=dict)
    cpdef double chance(self, Py_ssize_t at, tuple world) except -1.0
    @cython.locals(step=WorldStep, total=double, ways=double, label=int, branch=tuple)
    cdef double _chance(self, Py_ssize_t at, tuple world) except -1.0
    @cython.locals(row=bytes, each=int, news=int, of_kind=int, share=double)
    cdef double _turns_out(self, WorldStep step, tuple world, int label) except -1.0
    @cython.locals(
        unsettled=double, unseen=int, place='Py_ssize_t', labels=bytes, label='unsigned char'
    )
    cdef double _share(self, tuple world) except -1.0

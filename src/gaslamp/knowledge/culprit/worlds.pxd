cimport cython

from gaslamp.knowledge.culprit.plain cimport plain

cdef int _FIRST_POOL, _OPEN, _POOLED

cpdef bytes came_late(tuple world)
@cython.locals(number=int, at='Py_ssize_t', labels=bytes, label='unsigned char')
cpdef int count_of(tuple world, int kind)
@cython.locals(flags=int, at='Py_ssize_t', labels=bytes, label='unsigned char')
cpdef int flags_of(tuple world)
@cython.locals(
    counts='int[32]', row='unsigned char[256]', size='Py_ssize_t', at='Py_ssize_t',
    labels=bytes, label='unsigned char', kind=int,
)
cpdef bytes settled_and_open(tuple world)
@cython.locals(at='Py_ssize_t')
cpdef object pool_orders(tuple world)

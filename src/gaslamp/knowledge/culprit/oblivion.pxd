cimport cython

from gaslamp.knowledge.culprit.plain cimport plain
from gaslamp.knowledge.culprit.steps cimport WorldStep, add
from gaslamp.knowledge.culprit.worlds cimport came_late, count_of, flags_of

cdef int _ALIBI, _ACCOMPLICE, _NO_ALIBI, _NO_ACCOMPLICE


cdef class Forgetting(WorldStep):
    cdef public object copies, always
    cdef public bint flagged
    cdef public bytes needless
    @cython.locals(after=tuple)
    cpdef list branches(self, tuple world)
    @cython.locals(after=tuple)
    cdef object lead(self, tuple world, object ways, dict found)
    @cython.locals(came=bytes, late=bytes, gone=int)
    cdef tuple _after(self, tuple world)
    @cython.locals(flags=int, gone=int)
    cpdef int flags_gone(self, tuple world)


cdef tuple _forgotten(tuple world, int flags, bytes late)

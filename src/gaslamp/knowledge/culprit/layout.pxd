cimport cython

from gaslamp.core.dice cimport Dice

cdef int ACCOMPLICE, ALIBI, CULPRIT, _KINDS, _LAYOUTS, _TRIES, _OPEN, _LATE, _NO_ALIBI
cdef int _NO_ACCOMPLICE


cdef class Layout:
    cdef int size
    cdef int flags[48]
    cdef int cards[48]
    cdef int found[48]
    cdef int dealt[16]
    cdef int always[16]
    cdef int here[16]
    @cython.locals(fitting=int, total=int, ways=int, at=int)
    cpdef list draw(self, Dice dice)
    @cython.locals(at=int, other=int, card=int)
    cdef void _shuffle(self, Dice dice) noexcept
    @cython.locals(at=int)
    cdef void _keep(self) noexcept
    @cython.locals(kind=int, at=int, flags=int, ways=int, less=int)
    cdef int _ways(self) noexcept

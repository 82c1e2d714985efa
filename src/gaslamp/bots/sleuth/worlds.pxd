cimport cython

from gaslamp.core cimport bits
from gaslamp.knowledge.sleuth.layer cimport Steps

cdef int _QUESTIONS, _FIRST_TWO_ELEMENT, _CODES
cdef unsigned long long _MATCHES[43]
cdef double _TIMES_LOG[4097]


cdef class Worlds:
    cdef readonly int count
    cdef readonly int seats
    cdef bint shown
    cdef Steps hand
    cdef Steps truth
    cdef Steps code
    cdef Steps first
    cdef Steps seen
    cdef Steps most
    cdef Steps best
    cdef readonly list sets
    @cython.locals(world=int, seat=int)
    cdef void _take_down(self, object held)
    @cython.locals(matches='unsigned long long', code=int)
    cdef int _answer(self, unsigned long long hand, int question) noexcept
    @cython.locals(world=int, hand='unsigned long long')
    cdef void _ask(self, int opponent, int question, Steps into) noexcept
    @cython.locals(world=int)
    cpdef list answers(self, int opponent, int question)
    @cython.locals(whole=double, both=double)
    cpdef object told(self, int opponent, int question)
    @cython.locals(sets=int, right=int, code=int, world=int, at='long long')
    cdef int _count(self) noexcept
    @cython.locals(sets=int, world=int, code=int)
    cdef void _forget(self) noexcept
    @cython.locals(at='long long', total=double)
    cdef double _entropy(self, Steps counts, long long size) noexcept
    @cython.locals(sets=int, world=int, at=int, unknown=double)
    cdef double _of_missing(self) noexcept
    @cython.locals(code=int, second=int, right='long long')
    cpdef double named_after_two(self, int opponent, int question)
    @cython.locals(sets=int, right='int[16]', world=int, pair=int, at='long long', code=int)
    cdef void _try_second(self) noexcept

cimport cython

from gaslamp.core.dice cimport Dice

cdef int _SHAKEN
cdef double _BETTER


cdef class Orderer:
    cdef int cards
    cdef int numbers
    cdef int tries
    cdef double least
    cdef int need[160]
    cdef int size[160]
    cdef int done[160]
    cdef int first[40]
    cdef int touched[6400]
    cdef int order[40]
    cdef int trial[40]
    cdef int best[40]
    cdef Dice _dice
    cdef public list optima
    cdef void _begin(self) noexcept
    @cython.locals(low=int, high=int)
    cdef double _range(self, int number) noexcept
    @cython.locals(number=int, at=int, factor=double)
    cdef double _give(self, int card, double product) noexcept
    @cython.locals(card=int, number=int, at=int, low=int, high=int, factor=double)
    cdef double _would(self, int card, double product) noexcept
    @cython.locals(product=double, chosen=int, at=int, card=int)
    cdef void _greedy(self) noexcept
    @cython.locals(least=double, found=double, chosen=int, card=int)
    cdef int _least(self, double product) noexcept
    @cython.locals(product=double, cost=double, at=int)
    cdef double _cost(self, double limit) noexcept
    cdef void _first(self)
    @cython.locals(found=double, budget=int)
    cpdef void improve(self, int trials)
    @cython.locals(found=double, at=int, to=int, better=bint)
    cdef double _settle(self, double best) noexcept
    @cython.locals(at=int)
    cdef void _keep(self, int* into, int* order) noexcept
    @cython.locals(card=int, skip=int, at=int)
    cdef void _moved(self, int start, int to) noexcept
    cpdef list found(self)

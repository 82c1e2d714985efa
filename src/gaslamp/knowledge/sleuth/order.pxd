cimport cython

from gaslamp.core.dice cimport Dice

cdef int _SHAKEN
cdef double _BETTER


cdef class Orderer:
    cdef int cards
    cdef int numbers
    cdef int tries
    cdef double least
    cdef int done[160]
    cdef double ratio[6400]
    cdef int first[40]
    cdef int touched[6400]
    cdef int order[40]
    cdef int best[40]
    cdef double product[40]
    cdef double change[40]
    cdef Dice _dice
    cdef public list optima
    @cython.locals(low=int, high=int, done=int, before=double, after=double)
    cdef void _range(self, int number, int size, int need)
    cdef void _begin(self) noexcept
    @cython.locals(number=int, at=int)
    cdef double _give(self, int card, double product) noexcept
    @cython.locals(number=int, at=int)
    cdef double _would(self, int card, double product) noexcept
    @cython.locals(product=double, chosen=int, at=int, card=int)
    cdef void _greedy(self) noexcept
    @cython.locals(least=double, found=double, chosen=int, card=int)
    cdef int _least(self, double product) noexcept
    @cython.locals(product=double, cost=double, at=int)
    cdef double _cost(self) noexcept
    cdef void _first(self)
    @cython.locals(found=double, budget=int)
    cpdef void improve(self, int trials)
    @cython.locals(at=int, to=int, unmoved=int)
    cdef double _settle(self, double cost) noexcept
    @cython.locals(product=double, change=double, at=int)
    cdef void _try_earlier(self, int start) noexcept
    @cython.locals(product=double, change=double, at=int)
    cdef void _try_later(self, int start) noexcept
    @cython.locals(best=int, at=int)
    cdef int _best_place(self) noexcept
    @cython.locals(at=int)
    cdef void _keep(self, int* into, int* order) noexcept
    @cython.locals(card=int)
    cdef void _move(self, int start, int to) noexcept
    cpdef list found(self)

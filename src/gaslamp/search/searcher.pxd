cimport cython

from gaslamp.core.dice cimport Dice
from gaslamp.core.position cimport Position
from gaslamp.search.guide cimport Guide
from gaslamp.search.tree cimport Tree

cdef int _CHANCE, _DEEPEST, _NONE

cdef long long _choice(int action) noexcept nogil


cdef class Searcher:
    cdef public Guide guide
    cdef public Tree tree
    cdef public Dice dice
    cdef public Position board
    cdef public Position start
    cdef public int seat
    cdef public int seats
    cdef public long long root
    cdef public int depth
    cdef public double daring
    cdef public int done
    cdef public int learners
    cdef int moves[1024]
    cdef int here[8]
    cdef int path[64]
    cdef int chooser[64]
    cdef int length
    cdef void _repeat(self, int times) noexcept nogil
    cdef void _iterate(self) noexcept nogil
    cdef int _step(self, int inside) noexcept nogil
    cdef int _select(self, int seat) noexcept nogil
    @cython.locals(best='double', worth='double')
    cdef int _most_promising(self, int node, int seat, int count) noexcept nogil
    cdef int _best_known(self, int node, int seat, int count) noexcept nogil
    cdef int _descend(self, int seat, int action) noexcept nogil
    cdef void _learn(self) noexcept nogil
    cpdef int _visits(self, int node, int action)

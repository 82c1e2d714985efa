cimport cython

from gaslamp.bots.mr_jack.guide cimport Whitechapel
from gaslamp.games.mr_jack.rules cimport MrJackPosition

cdef int ARGUMENT, KIND, PLACE_BITS
cdef int ACTIVATE, INVESTIGATOR, JACK, NOBODY, _CHANCE, _CHANCE_BIT
cdef int _CHARACTERS, _LONGEST, _ROOM, _SLOTS, _SELDOM
cdef unsigned long long _MIX, _MASK
cdef int _COUNT[256]


cdef class Dusk:
    cdef Whitechapel guide
    cdef int seat, jack, suspects, turn, length
    cdef list boards
    cdef MrJackPosition judged
    cdef int out[1024]
    cdef int options[14336]
    cdef int path[14]
    cdef int line[14]
    cdef public double best
    cdef unsigned long long met[16384]
    cdef unsigned long long stamp
    cdef double worth[8]
    cdef double answer[8]
    cdef double liked
    cdef public int left
    cdef double end
    cdef void _look(self) noexcept
    @cython.locals(board=MrJackPosition, after=MrJackPosition)
    cdef void _go_through(self, int depth, int seat, int answering) noexcept
    cdef int _is_played(self, MrJackPosition board) noexcept
    @cython.locals(key='unsigned long long', slot=int)
    cdef int _is_new(self, MrJackPosition board, int answering) noexcept
    @cython.locals(key='unsigned long long', rest=int)
    cdef unsigned long long _key(self, MrJackPosition board) noexcept
    @cython.locals(after=MrJackPosition)
    cdef void _end(self, int depth, int seat, int answering) noexcept
    cdef int _is_last(self, MrJackPosition board) noexcept
    cdef void _let_answer(self, int depth) noexcept
    @cython.locals(board=MrJackPosition, after=MrJackPosition)
    cdef void _let_leave(self, int depth) noexcept
    cdef bint _is_refuted(self) noexcept
    cdef void _answered(self) noexcept
    cdef void _keep(self, int depth, double worth) noexcept
    cdef void _judge(self, int depth) noexcept
    cdef void _draw(self, MrJackPosition board, int jack) noexcept
    cdef double _worth(self, MrJackPosition board) noexcept
    cdef double _mean(self) noexcept
    cdef double _answered_mean(self) noexcept

cimport cython

from gaslamp.core.dice cimport Dice
from gaslamp.core.position cimport Position
from gaslamp.research.batch.rack cimport Rack
from gaslamp.research.encoders.encoder cimport Encoder

cdef int _CHANCE, _CHANCE_BIT


cdef class Stepper:
    cdef public Encoder encoder
    cdef public Position board
    cdef public Position start
    cdef public Rack rack
    cdef public Dice dice
    cdef public int longest
    cdef public Py_ssize_t first
    cdef public Py_ssize_t last
    cdef public Py_ssize_t size
    cdef public Py_ssize_t numbers
    cdef public int[::1] actions
    cdef public unsigned char[::1] observations
    cdef public unsigned char[::1] masks
    cdef public signed char[::1] seats
    cdef public float[::1] rewards
    cdef public unsigned char[::1] over
    cdef public unsigned char[::1] cut
    cdef public int[::1] decisions
    cdef public unsigned long long[::1] states
    cdef public long long[::1] memory
    cdef public int[::1] noticed
    cdef public long long[::1] histories
    cdef public Py_ssize_t rows
    cdef int draws[1024]
    @cython.locals(place=Py_ssize_t)
    cdef void _deal(self) noexcept nogil
    @cython.locals(place=Py_ssize_t, number=int)
    cdef Py_ssize_t _illegal(self) noexcept nogil
    @cython.locals(place=Py_ssize_t)
    cdef void _step(self) noexcept nogil
    @cython.locals(place=Py_ssize_t, seat=int, count=int, index=int)
    cdef void _choose(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void _begin(self, Py_ssize_t place) noexcept nogil
    cdef void _act(self, Py_ssize_t place, int action) noexcept nogil
    @cython.locals(seat=int, seen='long long', own=Py_ssize_t)
    cdef void _note(self, Py_ssize_t place, int action) noexcept nogil
    @cython.locals(seat=int)
    cdef void _take_stock(self, Py_ssize_t place) noexcept nogil
    @cython.locals(seat=int)
    cdef void _no_rewards(self, Py_ssize_t place) noexcept nogil
    @cython.locals(count=int)
    cdef void _draw_up(self, Py_ssize_t place) noexcept nogil
    @cython.locals(total='long long', left='long long', i=int)
    cdef int _drawn(self, int count) noexcept nogil
    @cython.locals(seat=int)
    cdef void _show(self, Py_ssize_t place) noexcept nogil
    @cython.locals(own=Py_ssize_t, at=Py_ssize_t, count=Py_ssize_t, row=Py_ssize_t)
    cdef void _remember(self, Py_ssize_t place, int seat) noexcept nogil
    @cython.locals(i=Py_ssize_t)
    cdef void _wipe(self, unsigned char[::1] row, Py_ssize_t at, Py_ssize_t size) noexcept nogil

cimport cython

from gaslamp.core.position cimport Position

cdef int STEALTHY, WATSON

cdef int _CHARACTERS, _LAMPS
cdef unsigned long long _BIT[64]
cdef unsigned long long _NEXT[64]
cdef unsigned long long _WITHIN[320]
cdef unsigned long long _ACROSS[320]
cdef unsigned long long _SEWERS[1024]
cdef unsigned long long _SEWERS_ACROSS[1024]
cdef unsigned long long _OPEN_MANHOLES[256]
cdef unsigned long long _BEAM[384]
cdef unsigned long long _LIGHT[8]
cdef unsigned long long _NARROW


cdef class District(Position):
    cdef public int form
    cdef public int people
    cdef public int moves
    cdef public int at[8]
    cdef public int facing
    cdef public int tiles[8]
    cdef public int covers
    cdef public int cordons
    cdef unsigned long long _occupied(self) noexcept nogil
    @cython.locals(light='unsigned long long')
    cdef unsigned long long _lamplight(self) noexcept nogil
    cdef int _visible(self) noexcept nogil
    cdef int _points(self, int character) noexcept nogil
    cdef unsigned long long _reach(self, int character, int points) noexcept nogil
    cdef bint _can_move(self, int character) noexcept nogil
    cdef bint _is_hemmed_in(self, int character) noexcept nogil

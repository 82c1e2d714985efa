from gaslamp.games.culprit.table cimport CulpritTable

cdef int ESCAPED
cdef int FOUND_BY_DETECTIVE
cdef int FOUND_BY_TOBY
cdef int HANDCUFFED
cdef int NOBODY
cdef int POINTS

cdef int _ENOUGH
cdef int _ESCAPE_POINTS
cdef int _DETECTIVE_POINTS
cdef int _TOBY_POINTS


cdef class Scoring(CulpritTable):
    cdef void _reveal(self, int seat) noexcept nogil
    cdef void _end_round(self, int how, int culprit, int finder) noexcept nogil
    cdef int _worth(self, int how, bint found_it) noexcept nogil
    cdef void _end_game_or_go_on(self) noexcept nogil
    cdef int _most_points(self) noexcept nogil

from gaslamp.games.culprit.table cimport CulpritTable

cdef int ESCAPED, FOUND_BY_DETECTIVE, FOUND_BY_TOBY, HANDCUFFED, NOBODY, POINTS

cdef int _ENOUGH, _ESCAPE_POINTS, _DETECTIVE_POINTS, _TOBY_POINTS


cdef class Scoring(CulpritTable):
    cdef void _reveal(self, int seat) noexcept nogil
    cdef void _end_round(self, int how, int culprit, int finder) noexcept nogil
    cdef int _worth(self, int how, bint found_it) noexcept nogil
    cdef void _end_game_or_go_on(self) noexcept nogil
    cdef int _most_points(self) noexcept nogil

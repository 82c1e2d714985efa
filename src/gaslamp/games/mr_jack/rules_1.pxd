from gaslamp.games.mr_jack.rules cimport MrJackPosition


cdef class MrJackPosition1(MrJackPosition):
    cdef bint _ends_cornered(self) noexcept nogil

cdef extern from *:
    """
    typedef unsigned __int128 gaslamp_u128;
    """
    ctypedef unsigned long long u128 "gaslamp_u128"


cdef class Layer:
    cdef readonly int size
    cdef int room
    cdef int mask
    cdef char* block
    cdef int* slots
    cdef u128* keys
    cdef u128* before
    cdef u128* after
    cdef int* taken
    cdef int* first
    cdef int* children
    cdef int linked
    cdef int link_room
    cdef int place(self, u128 key) except -1
    cdef void _spread(self) noexcept
    cdef int _lay_out(self, int room) except -1
    cdef int _grow(self) except -1
    cdef u128 key(self, int state) noexcept
    cdef u128 ways_to(self, int state) noexcept
    cdef u128 ways_from(self, int state) noexcept
    cdef void add_ways_to(self, int state, u128 ways) noexcept
    cdef void set_ways_from(self, int state, u128 ways) noexcept
    cdef int link(self, int state, int place, int child) except -1
    cdef int places_taken(self, int state) noexcept
    cdef int first_link(self, int state) noexcept
    cdef int child(self, int link) noexcept


cdef class Row:
    cdef u128* cells


cdef class Steps:
    cdef long long* cells

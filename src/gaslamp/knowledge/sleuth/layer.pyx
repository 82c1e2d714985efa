"""One layer of a dynamic programme, compiled (see layer.py)."""

from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcpy, memset

FEW = 2e4
cdef int FIRST_ROOM = 16


cdef class Layer:
    def __cinit__(self):
        self._lay_out(FIRST_ROOM)

    def __dealloc__(self):
        free(self.block)
        free(self.children)

    cdef int _lay_out(self, int room) except -1:
        """All that a state has stands in one block: most tables are small and short-lived."""
        cdef char* block = <char*>malloc(room * (3 * sizeof(u128) + 4 * sizeof(int)))
        if not block:
            raise MemoryError
        self.block = block
        self.keys = <u128*>block
        self.before = self.keys + room
        self.after = self.before + room
        self.taken = <int*>(self.after + room)
        self.first = self.taken + room
        self.slots = self.first + room
        memset(self.slots, 0, 2 * room * sizeof(int))
        self.room = room
        self.mask = 2 * room - 1
        return 0

    cdef int place(self, u128 key) except -1:
        cdef int slot = _hash(key) & self.mask
        cdef int state
        while self.slots[slot]:
            state = self.slots[slot] - 1
            if self.keys[state] == key:
                return state
            slot = (slot + 1) & self.mask
        if self.size == self.room:
            self._grow()
            slot = _hash(key) & self.mask
            while self.slots[slot]:
                slot = (slot + 1) & self.mask
        state = self.size
        self.size += 1
        self.slots[slot] = self.size
        self.keys[state] = key
        self.before[state] = 0
        self.after[state] = 0
        self.taken[state] = 0
        return state

    cdef int _grow(self) except -1:
        cdef char* block = self.block
        cdef u128* keys = self.keys
        cdef u128* before = self.before
        cdef u128* after = self.after
        cdef int* taken = self.taken
        cdef int* first = self.first
        self._lay_out(2 * self.room)
        memcpy(self.keys, keys, self.size * sizeof(u128))
        memcpy(self.before, before, self.size * sizeof(u128))
        memcpy(self.after, after, self.size * sizeof(u128))
        memcpy(self.taken, taken, self.size * sizeof(int))
        memcpy(self.first, first, self.size * sizeof(int))
        free(block)
        self._spread()
        return 0

    cdef void _spread(self) noexcept:
        cdef int state, slot
        for state in range(self.size):
            slot = _hash(self.keys[state]) & self.mask
            while self.slots[slot]:
                slot = (slot + 1) & self.mask
            self.slots[slot] = state + 1

    cdef u128 key(self, int state) noexcept:
        return self.keys[state]

    cdef u128 ways_to(self, int state) noexcept:
        return self.before[state]

    cdef u128 ways_from(self, int state) noexcept:
        return self.after[state]

    cdef void add_ways_to(self, int state, u128 ways) noexcept:
        self.before[state] = self.before[state] + ways

    cdef void set_ways_from(self, int state, u128 ways) noexcept:
        self.after[state] = ways

    cdef int link(self, int state, int place, int child) except -1:
        if self.linked == self.link_room:
            self.link_room = 2 * self.link_room or FIRST_ROOM
            self.children = <int*>realloc(self.children, self.link_room * sizeof(int))
            if not self.children:
                raise MemoryError
        if not self.taken[state]:
            self.first[state] = self.linked
        self.taken[state] |= 1 << place
        self.children[self.linked] = child
        self.linked += 1
        return 0

    cdef int places_taken(self, int state) noexcept:
        return self.taken[state]

    cdef int first_link(self, int state) noexcept:
        return self.first[state]

    cdef int child(self, int link) noexcept:
        return self.children[link]


cdef inline int _hash(u128 key) noexcept:
    cdef unsigned long long low = <unsigned long long>key
    cdef unsigned long long high = <unsigned long long>(key >> 64)
    low = (low ^ (high * 0x9E3779B97F4A7C15ULL)) * 0xBF58476D1CE4E5B9ULL
    return <int>((low ^ (low >> 32)) & 0x7FFFFFFF)


cdef class Row:
    def __cinit__(self, long long size):
        self.cells = <u128*>calloc(max(1, size), sizeof(u128))
        if not self.cells:
            raise MemoryError

    def __dealloc__(self):
        free(self.cells)


cdef class Steps:
    def __cinit__(self, long long size):
        self.cells = <long long*>calloc(max(1, size), sizeof(long long))
        if not self.cells:
            raise MemoryError

    def __dealloc__(self):
        free(self.cells)

cimport cython

cdef int _CAPACITY, _SLOTS
cdef unsigned long long _MIX_NODE, _MIX_KEY, _MASK
cdef int _LOGS
cdef double _LOG[65536]


cdef class Tree:
    cdef public int size
    cdef int slot[131072]
    cdef int parent[65536]
    cdef long long key[65536]
    cdef int visits[65536]
    cdef int available[65536]
    cdef double total[65536]
    @cython.locals(mixed='unsigned long long')
    cdef int _place(self, int node, long long key) noexcept nogil
    cdef int _find(self, int node, long long key) noexcept nogil
    cdef int _at(self, int node, long long key) noexcept nogil
    cdef double _prospects(self, int edge, double daring) noexcept nogil
    cdef void _add(self, int edge, double value) noexcept nogil

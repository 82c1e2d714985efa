"""Paper to write on, compiled: memory of the thread that asks (see scratch.py)."""

cdef extern from *:
    """
    #ifdef _MSC_VER
    static __declspec(thread) int pages[4][1024];
    #else
    static __thread int pages[4][1024];
    #endif
    """
    int pages[4][1024]

SIZE = 1024


cdef int* page(int number) noexcept nogil:
    return pages[number]

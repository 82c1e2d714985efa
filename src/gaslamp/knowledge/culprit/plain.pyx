"""The same as `plain.py`, where the garbage collector is told that it need not look there.

It would find that out by itself, for each of some hundred thousand worlds, after looking.
"""

cdef extern from "Python.h":
    void PyObject_GC_UnTrack(object)


cpdef tuple plain(list things):
    cdef tuple found = tuple(things)
    if found:
        PyObject_GC_UnTrack(found)
    return found

cimport cython

from gaslamp.knowledge.culprit.plain cimport plain
from gaslamp.knowledge.culprit.worlds cimport came_late, count_of

cdef int _OPEN, _POOLED


cdef class WorldStep:
    cdef public int at, fact
    cdef public bytes settles
    cdef public bint idle
    cdef public object action
    cpdef list branches(self, tuple world)
    @cython.locals(branch=tuple)
    cdef object lead(self, tuple world, object ways, dict found)


@cython.locals(size='Py_ssize_t')
cpdef object add(dict found, tuple world, object ways)


cdef class Saying(WorldStep):
    pass


cdef class Moving(WorldStep):
    cdef public int place, to, copies
    cdef public object kind
    cdef public bint chosen_in_the_open
    cdef dict _known
    @cython.locals(labels=bytes, found=list, way=tuple)
    cpdef list branches(self, tuple world)
    @cython.locals(labels=bytes, way=tuple, branch=tuple, times=int, moved=tuple)
    cdef object lead(self, tuple world, object ways, dict found)
    @cython.locals(label=int)
    cdef bint _goes(self, tuple world, tuple way)
    @cython.locals(beside=dict, known=list)
    cdef list _ways(self, bytes labels, bytes to)
    @cython.locals(places=list, last='Py_ssize_t')
    cdef tuple _moved(self, tuple world, bytes rest, bytes to, bytes late)


cdef class Choosing(Moving):
    pass


cdef class Passing(WorldStep):
    cdef public int place, to
    @cython.locals(places=list)
    cpdef list branches(self, tuple world)


cdef class Drawing(WorldStep):
    cdef public int place, unseen_as, copies
    cdef public object kind


cdef class Looking(WorldStep):
    cdef public int place
    cdef public bytes cards
    cdef public bint in_sight


cdef class Guilty(WorldStep):
    cdef public int seat


cdef class Searching(WorldStep):
    cdef public int place, kind, copies


cdef class Answering(Searching):
    cdef public bint guilty


cdef class Witnessing(Searching):
    cdef public bint trades

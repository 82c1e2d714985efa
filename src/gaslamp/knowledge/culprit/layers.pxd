cimport cython

from gaslamp.knowledge.culprit.completions cimport Completing
from gaslamp.knowledge.culprit.steps cimport WorldStep
from gaslamp.knowledge.culprit.worlds cimport came_late, pool_orders, settled_and_open

cdef int _STRIDE

@cython.locals(found=dict, number='Py_ssize_t', world=tuple)
cpdef dict after(dict layer, WorldStep step)
@cython.locals(found=dict, number='Py_ssize_t', world=tuple, branch=tuple)
cpdef dict before(dict layer, WorldStep step, dict onward)
@cython.locals(weights=list, found=dict, number='Py_ssize_t', times=int, world=tuple)
cpdef tuple drawn_evenly(dict layer, dict shares, object draws, object start)


cdef class Endings:
    cdef public object deck
    cdef dict _known
    @cython.locals(late=bytes, labels=bytes, beside=dict, found=Completing)
    cpdef Completing completing(self, tuple world)
    cpdef object ways(self, tuple world)
    @cython.locals(found=dict, number='Py_ssize_t', world=tuple)
    cpdef dict of_all(self, dict layer)

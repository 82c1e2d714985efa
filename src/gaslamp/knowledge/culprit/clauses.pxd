cimport cython


cdef class Clauses:
    cdef object _tell
    cdef int _top
    cdef public int always, never
    cpdef int new(self)
    @cython.locals(said=list, literal=int)
    cpdef object say(self, list clause)
    cpdef list row(self, int length)
    cdef object _in_order(self, list row)
    @cython.locals(found=int)
    cpdef int between(self, int low, int high, int condition)
    cpdef list fewer(self, list row, int moved)
    cpdef list more(self, list row, int moved, int most)
    cdef list _settled(self, list row)
    @cython.locals(half='Py_ssize_t')
    cdef list _sum(self, list rows, int most)
    @cython.locals(row=list, some='Py_ssize_t', more='Py_ssize_t')
    cdef list _both(self, list one, list other, int most)
    @cython.locals(least=list, each=int)
    cdef object _add(
        self, list row, list one, Py_ssize_t some, list other, Py_ssize_t more
    )

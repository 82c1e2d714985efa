cimport cython

from gaslamp.core cimport scratch
from gaslamp.games.scotland_yard.rules cimport ScotlandYardPosition

cdef int MISTER_X, STATION, STATION_BITS, _STATION

@cython.locals(count=int, i=int)
cpdef tuple choices(ScotlandYardPosition board, int station, int seen)

@cython.locals(station=int)
cpdef list stuck(ScotlandYardPosition board, list stations)

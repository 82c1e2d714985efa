from gaslamp.core.position cimport Position

cdef int DEALING, NOBODY
cdef unsigned long long _ALL_GEMS


cdef class SleuthTable(Position):
    cdef public int hand_size
    cdef public int missing
    cdef public int winners_wanted
    cdef public int extra_interrogations
    cdef public int super_sleuth
    cdef public int form
    cdef public int row
    cdef public unsigned long long gems
    cdef public unsigned long long questions
    cdef public unsigned long long hands[7]
    cdef public unsigned long long open_gems
    cdef public unsigned long long undealt
    cdef public unsigned long long cards[7]
    cdef public unsigned long long pile
    cdef public unsigned long long used
    cdef public int stage
    cdef public int dealt
    cdef public int turn
    cdef public int out
    cdef public int place[7]
    cdef public int naming
    cdef public unsigned long long named
    cdef public int final_opponent
    cdef public int final_asked
    cdef public int asked_opponent
    cdef public int asked_elements
    cdef public int to_draw

from gaslamp.core.position cimport Position

cdef int CHANCE, NO_TICKET, STARTING, _CHANCE_BIT, _FIRST_DETECTIVE, _KINDS_OF_TICKETS


cdef class ScotlandYardFacts(Position):
    cdef public int form
    cdef public int voluntary_showing
    cdef public int detectives
    cdef public int bobbies
    cdef public int a_seat
    cdef public int tickets_needed
    cdef public int endless_tickets
    cdef public int ticketless
    cdef public int ticketless_network
    cdef public int rows
    cdef public int purse_size
    cdef public int stage
    cdef public int awaiting
    cdef public int unmoved
    cdef public int taking
    cdef public int black
    cdef public int doubles
    cdef public int log_count
    cdef public int shown
    cdef public short station[5]
    cdef public short purse[15]
    cdef public short pool[3]
    cdef public short taken[3]
    cdef public short track[25]
    cdef public short log_ticket[25]
    cdef public unsigned long long occupied[4]

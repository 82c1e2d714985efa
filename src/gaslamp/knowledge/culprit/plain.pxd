cpdef tuple plain(list things)

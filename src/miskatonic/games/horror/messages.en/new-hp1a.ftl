ask-order-discards = In which order do these cards go on the discard pile? The last one lies on top.

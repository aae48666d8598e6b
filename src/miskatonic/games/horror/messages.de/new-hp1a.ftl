ask-order-discards = In welcher Reihenfolge kommen diese Karten auf den Ablagestapel? Die letzte liegt obenauf.

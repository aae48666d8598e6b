"""A siege: honest people play at many tables while others do all the harm they can. Run by `make siege`.

`honest` plays, measures and remembers what was acknowledged; `hostile` attacks in a process of its own;
`faults` kills servers, restarts PostgreSQL and fills disks; `__main__` puts them together and judges. Not for
single attacks, which are in `tests/faults`.
"""

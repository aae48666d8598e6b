"""What alembic runs: the revisions that are missing, in the transaction its caller has begun."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()

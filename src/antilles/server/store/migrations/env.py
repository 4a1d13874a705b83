"""Alembic's entry: the connection comes from whoever migrates."""

from alembic import context

from antilles.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()

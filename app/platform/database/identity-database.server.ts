import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type pg from 'pg';
import { classified } from './errors.server.ts';
import { openHandle } from './handle.server.ts';

const opened = new WeakMap<pg.Pool, Kysely<unknown>>();

/** The same, with DatabaseUnavailable where the database accepts no work. */
async function classifying<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw classified(error);
  }
}

/** Connections of a pool that throw DatabaseUnavailable, as asActor does. */
const classifyingPool = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async () => {
    const client = await classifying(pool.connect());
    return {
      query: ((sql: string, parameters: unknown[]) =>
        classifying(client.query(sql, parameters))) as pg.PoolClient['query'],
      release: (destroy) => client.release(destroy),
    };
  },
});

/**
 * The database for the auth library alone: as the owner, outside any actor, limited to the schema
 * `identity`. Throws DatabaseUnavailable as asActor does.
 */
export function identityDatabase(): Kysely<unknown> {
  const { owner } = openHandle();
  const known =
    opened.get(owner) ??
    new Kysely({ dialect: new PostgresDialect({ pool: classifyingPool(owner) }) });
  opened.set(owner, known);
  return known;
}

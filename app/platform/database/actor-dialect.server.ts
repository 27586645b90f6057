import type { DatabaseConnection, Driver, PostgresDialectConfig } from 'kysely';
import { CamelCasePlugin, CompiledQuery, Kysely, PostgresDialect, PostgresDriver } from 'kysely';
import type pg from 'pg';
import { noteStatement } from '#app/platform/trace/statement-span.server.ts';
import { isTracing } from '#app/platform/trace/trace.server.ts';
import type { DB } from './database.types.ts';
import { actorStorage } from './handle.server.ts';

class ActorDriver extends PostgresDriver {
  // One message, so one round trip; the role and the claims end with the transaction.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const actor = actorStorage().getStore();
    if (!actor) throw new Error('A transaction needs an actor: use asActor');
    try {
      await connection.executeQuery(CompiledQuery.raw(`begin; ${actor.preamble}`));
    } catch (error) {
      // Kysely rolls back only a transaction that has begun; otherwise the next user would inherit it.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
      throw error;
    }
  }
}

/** PostgreSQL's dialect, whose transactions begin as the present actor and refuse without one. */
class ActorDialect extends PostgresDialect {
  #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ActorDriver(this.#config);
  }
}

/** Queries as the present actor. Columns are camelCase; keys of JSON stay as they are stored. */
export const actorsOf = (pool: pg.Pool): Kysely<DB> =>
  new Kysely<DB>({
    dialect: new ActorDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(isTracing() && { log: noteStatement }),
  });

import type pg from 'pg';
import { NO_LIMITS } from './time-limits.server.ts';

// One number for all: migrations, definitions and seeds of several processes run one at a time.
// Transaction-scoped, so it also holds through a pooler and needs no session of its own.
const LOCK_TURN = 'select pg_advisory_xact_lock(7081532410972)';

/** Runs `work` in one transaction while no other process changes the schema. */
export async function inTurn<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${NO_LIMITS}; ${LOCK_TURN}`);
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection in an unknown state is closed, which rolls back too.
    const clean = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!clean);
    throw error;
  }
}

import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { openHandle } from './handle.server.ts';

const opened = new WeakMap<pg.Pool, Kysely<unknown>>();

/**
 * The database as the auth library sees it, and nobody else: as the owner, outside any actor. It
 * is told to stay in the schema `identity`.
 */
export function identityDatabase(): Kysely<unknown> {
  const { owner } = openHandle();
  const known = opened.get(owner) ?? new Kysely({ dialect: new PostgresDialect({ pool: owner }) });
  opened.set(owner, known);
  return known;
}

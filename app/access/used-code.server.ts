import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { asActor } from '#app/platform/database/database.server.ts';

/** Marks an authenticator's code as used; false when somebody plays it again. */
export async function firstUse(userId: string, code: string): Promise<boolean> {
  const hash = createHash('sha256').update(code).digest();
  const { rows } = await asActor({ kind: 'system' }, (tx) =>
    sql<{ first: boolean }>`select private.use_code(${userId}, ${hash}) as first`.execute(tx),
  );
  return rows[0]?.first ?? false;
}

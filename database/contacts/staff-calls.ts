import { sql } from 'kysely';
import { asActor } from '../../app/platform/database/actor.server.ts';

/** What staff ask of contacts, as the person given. */
async function call<Row>(userId: string, statement: ReturnType<typeof sql<Row>>) {
  const { rows } = await asActor({ kind: 'user', userId }, (tx) => statement.execute(tx));
  return rows;
}

/** Merges one contact into another and returns the id of the merge. */
export async function merge(
  userId: string,
  target: string,
  merged: string,
  ingest: readonly string[] = [],
): Promise<string> {
  const [row] = await call(
    userId,
    sql<{ id: string }>`select merge_contacts(${target}::uuid, ${merged}::uuid,
      ${[...ingest]}::text[]) as id`,
  );
  return row?.id ?? '';
}

export const unmerge = (userId: string, id: string) =>
  call(userId, sql`select unmerge_contacts(${id}::uuid)`);

export const mergesOf = (userId: string, id: string) =>
  call(
    userId,
    sql<{ id: string; name: string | null; hindrance: string | null }>`
      select id, name, hindrance from contact_merges_of(${id}::uuid)`,
  );

export const duplicatesOf = (userId: string, id: string) =>
  call(
    userId,
    sql<{ id: string; reasons: string[]; sure: number }>`
      select id, reasons, sure from duplicate_candidates(${id}::uuid)`,
  );

import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { EntryStatus } from '../../feedback.store.server.ts';
import type { Joined, Rice } from './ideas.ts';

type Tx = Transaction<DB>;

/** Weighs an idea as it was read, or takes its score away; false where somebody was quicker. */
export async function scoreIdea(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
  rice: Rice | null,
): Promise<boolean> {
  const { reach = null, impact = null, confidence = null, effort = null } = rice ?? {};
  const { rows } = await sql<{ revision: number | null }>`
    select public.score_idea(${id}::uuid, ${revision}::int, ${reach}::int, ${impact}::numeric,
      ${confidence}::int, ${effort}::numeric) as revision`.execute(tx);
  return rows[0]?.revision != null;
}

/** Says that one is the same as another; null where it no longer stands where it was seen. */
export async function joinIdea(
  tx: Tx,
  id: string,
  target: string,
  seen: EntryStatus | null,
): Promise<Joined | null> {
  const { rows } = await sql<{ joined: Joined | null }>`
    select public.join_feedback(${id}::uuid, ${target}::uuid, ${seen}) as joined`.execute(tx);
  return rows[0]?.joined ?? null;
}

/** Takes a join back; false where it no longer stands as that left it. */
export async function partIdea(
  tx: Tx,
  id: string,
  { target, from, was, along }: Joined,
): Promise<boolean> {
  const { rows } = await sql<{ parted: boolean }>`
    select public.part_feedback(${id}::uuid, ${target}::uuid, ${from}, ${was}::uuid,
      ${[...along]}::uuid[]) as parted`.execute(tx);
  return rows[0]?.parted ?? false;
}

/** What staff have to say to whoever asked, in the languages in which they say it. */
export type OutcomeWords = { words: string; wordsEn: string };

/** Tells everybody who asked for an idea how it was decided; says how many mails that is. */
export async function tellAuthors(tx: Tx, id: string, { words, wordsEn }: OutcomeWords) {
  const { rows } = await sql<{ mails: number }>`
    select public.tell_authors(${id}::uuid, ${words || null}, ${wordsEn || null}) as mails`.execute(
    tx,
  );
  return rows[0]?.mails ?? 0;
}

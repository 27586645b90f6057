import type { Transaction } from 'kysely';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
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
  return (
    (await callValue(tx, 'public.score_idea', {
      id,
      revision,
      reach,
      impact,
      confidence,
      effort,
    })) != null
  );
}

/** Says that one is the same as another; null where it no longer stands where it was seen. */
export async function joinIdea(
  tx: Tx,
  id: string,
  target: string,
  seen: EntryStatus | null,
): Promise<Joined | null> {
  return (
    (await callValue(tx, 'public.join_feedback', { id, target, seen }, typed<Joined | null>())) ??
    null
  );
}

/** Takes a join back; false where it no longer stands as that left it. */
export async function partIdea(
  tx: Tx,
  id: string,
  { target, from, was, along }: Joined,
): Promise<boolean> {
  return (
    (await callValue(tx, 'public.part_feedback', { id, target, from, was, along: [...along] })) ??
    false
  );
}

/** What staff have to say to whoever asked, in the languages in which they say it. */
export type OutcomeWords = { words: string; wordsEn: string };

/** Tells everybody who asked for an idea how it was decided; says how many mails that is. */
export async function tellAuthors(tx: Tx, id: string, { words, wordsEn }: OutcomeWords) {
  return (
    (await callValue(tx, 'public.tell_authors', {
      entryId: id,
      words: words || null,
      wordsEn: wordsEn || null,
    })) ?? 0
  );
}

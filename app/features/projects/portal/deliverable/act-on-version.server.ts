import type { Transaction } from 'kysely';
import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { orFailed } from '#app/areas/portal/or-failed.server.ts';
import {
  approveVersion,
  askForChange,
  pinComment,
  writeComment,
} from '#app/features/projects/deliverable.store.server.ts';
import { COMMENT_LENGTH, PAGES_DRAWN, WEIGHTS } from '#app/features/projects/projects.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { isTooLong } from '#app/platform/text/too-long.ts';
import { typedWords } from '#app/platform/text/typed-text.ts';
import { shareOf, withPlace } from './pointed-place.ts';

const words = typedWords.pipe(z.string().min(1).max(COMMENT_LENGTH));
/** A percentage of a page's width or height, as a part of it. */
const share = z.string().transform(shareOf).pipe(z.number());
const asked = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('approve'), version: z.uuid(), sha256: z.string().length(64) }),
  z.object({
    intent: z.literal('change'),
    id: z.uuid(),
    version: z.uuid(),
    body: words,
    weight: z.enum(WEIGHTS),
  }),
  z.object({
    intent: z.literal('pin'),
    id: z.uuid(),
    version: z.uuid(),
    page: z.coerce.number().int().min(1).max(PAGES_DRAWN),
    x: share,
    y: share,
    body: words,
  }),
  z.object({ intent: z.literal('comment'), id: z.uuid(), version: z.uuid(), body: words }),
]);

/** Why something was not taken, with what was typed; `by` and `at` where somebody was first. */
export type VersionReply = {
  intent: string;
  why:
    | 'placed'
    | 'invalid'
    | 'long'
    | 'gone'
    | 'decided'
    | 'changed'
    | 'already'
    | 'staff'
    | 'failed';
  typed: Readonly<Record<string, string>>;
  by?: string | null;
  at?: string;
};
export type VersionDone = { done: 'approved' | 'asked' | 'said' };

const STATUS: Record<VersionReply['why'], number> = {
  placed: 200,
  invalid: 422,
  long: 422,
  gone: 404,
  decided: 409,
  changed: 409,
  already: 409,
  staff: 403,
  failed: 500,
};

type Outcome = VersionDone | Omit<VersionReply, 'intent' | 'typed'>;

async function perform(tx: Transaction<DB>, act: z.output<typeof asked>): Promise<Outcome> {
  if (act.intent === 'approve') {
    const reply = await approveVersion(tx, act.version, act.sha256);
    if (reply.outcome === 'approved') return { done: 'approved' };
    if (reply.outcome !== 'already') return { why: reply.outcome };
    // Pressed twice by the same person it is one approval.
    return reply.mine ? { done: 'approved' } : { why: 'already', by: reply.by, at: reply.at };
  }
  if (act.intent === 'change') {
    const outcome = await askForChange(tx, act);
    return outcome === 'asked' ? { done: 'asked' } : { why: outcome };
  }
  if (act.intent === 'pin') return (await pinComment(tx, act)) ? { done: 'said' } : { why: 'gone' };
  return (await writeComment(tx, act)) ? { done: 'said' } : { why: 'gone' };
}

/** A decision or a word about a version: the database looks at who may, under a lock. */
export async function actOnVersion(
  context: Readonly<RouterContextProvider>,
  person: Person,
  texts: Readonly<Record<string, string>>,
): Promise<VersionDone | { reply: VersionReply; status: number }> {
  const intent = texts['intent'] ?? '';
  // A press on the page says where, and asks for the form with that place.
  const placed = intent === 'pin' ? withPlace(texts) : undefined;
  if (placed) return { reply: { intent, why: 'placed', typed: placed }, status: STATUS.placed };
  const read = asked.safeParse(texts);
  const became = read.success
    ? await orFailed(context, () => asPerson(person, (tx) => perform(tx, read.data)))
    : ({ why: isTooLong(read.error) ? 'long' : 'invalid' } as const);
  const outcome: Outcome = became === 'failed' ? { why: became } : became;
  if ('done' in outcome) {
    nudgeJobs();
    return outcome;
  }
  return { reply: { intent, typed: texts, ...outcome }, status: STATUS[outcome.why] };
}

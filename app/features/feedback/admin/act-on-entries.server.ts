import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { EntriesNotMoved, moveEntries, putEntriesBack } from './entry-moves.store.server.ts';
import { tellAuthors } from './ideas/idea-acts.store.server.ts';
import { isTold, LONGEST_OUTCOME } from './ideas/ideas.ts';
import { moveMatching, type NextIds, putMatchingBack } from './move-matching.server.ts';
import { ENTRY_STATUSES, type EntriesReply } from './staff-feedback.ts';

type Answer = { reply: EntriesReply; status: 200 | 403 | 409 | 422 };

/** More than a page ever shows. */
const MOST = 200;

const status = z.enum(ENTRY_STATUSES);
/** What whoever asked for an idea is told; nothing unless somebody has typed it. */
const outcome = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').toWellFormed().replaceAll('\u0000', '').trim())
  .pipe(z.string().max(LONGEST_OUTCOME));
/** `id:status`, as placeField() writes it. */
const place = z
  .string()
  .transform((text) => text.split(':'))
  .pipe(z.tuple([z.uuid(), status]))
  .transform(([id, stood]) => ({ id, status: stood }));
const act = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('move'),
    status,
    id: z.array(z.uuid()).min(1).max(MOST),
    seen: z.array(place).max(MOST),
    tell: z.literal('yes').nullable().catch(null),
    words: outcome,
    wordsEn: outcome,
  }),
  z.object({ intent: z.literal('move-matching'), status }),
  z.object({ intent: z.literal('undo-matching'), status, act: z.uuid() }),
  z.object({ intent: z.literal('undo'), status, back: z.array(place).min(1).max(MOST) }),
]);

type Act = z.output<typeof act>;

const CHECK_VIOLATION = '23514';

/** Whether a post moves entries, or takes a move back; anything else is done to one entry. */
export const movesEntries = (form: FormData): boolean =>
  act.options.some(({ shape }) => shape.intent.value === form.get('intent'));

/** Moves entries, and tells whoever asked for them, where that is wanted: both or neither. */
const move = (person: Person, asked: Extract<Act, { intent: 'move' }>): Promise<EntriesReply> =>
  asPerson(person, async (tx) => {
    const { status, tell } = asked;
    const back = await moveEntries(tx, asked.id, status, asked.seen);
    if (!tell || !isTold(status)) return { done: 'moved', status, back };
    let mails = 0;
    for (const { id } of back) mails += await tellAuthors(tx, id, asked);
    return { done: 'moved', status, back, mails };
  });

/** A decision against an idea is told with its reason or not at all. */
const lacksReason = (asked: Act) =>
  asked.intent === 'move' &&
  asked.tell !== null &&
  asked.status === 'declined' &&
  asked.words === '' &&
  asked.wordsEn === '';

async function perform(person: Person, asked: Act, next: NextIds): Promise<EntriesReply> {
  const { status: to } = asked;
  if (asked.intent === 'move-matching') {
    return { done: 'movedMatching', status: to, ...(await moveMatching(person, next, to)) };
  }
  if (asked.intent === 'undo-matching') {
    return { done: 'undone', count: await putMatchingBack(person, asked.act, to) };
  }
  if (asked.intent === 'move') return await move(person, asked);
  await asPerson(person, (tx) => putEntriesBack(tx, asked.back, to));
  return { done: 'undone', count: asked.back.length };
}

/** Where no list is around there is nothing else. */
const NOTHING_ELSE: NextIds = async () => [];

/**
 * A posted move of entries, or the way back of one; all of them or none. `next` reads the list that it
 * was posted from: what is done with everything that matches is done with what its filter leaves.
 */
export async function actOnEntries(
  person: Person,
  form: FormData,
  may: boolean,
  next: NextIds = NOTHING_ELSE,
): Promise<Answer> {
  if (!may) return { reply: { done: false, why: 'forbidden' }, status: 403 };
  const asked = act.safeParse({
    intent: form.get('intent') ?? 'move',
    status: form.get('status'),
    id: form.getAll('id'),
    seen: form.getAll('seen'),
    back: form.getAll('back'),
    act: form.get('act'),
    tell: form.get('tell'),
    words: form.get('words'),
    wordsEn: form.get('wordsEn'),
  });
  if (!asked.success) return { reply: { done: false, why: 'nothing' }, status: 422 };
  if (lacksReason(asked.data)) return { reply: { done: false, why: 'reason' }, status: 422 };
  try {
    return { reply: await perform(person, asked.data, next), status: 200 };
  } catch (error) {
    if (error instanceof EntriesNotMoved) {
      return { reply: { done: false, why: 'changed' }, status: 409 };
    }
    if (sqlState(error) !== CHECK_VIOLATION) throw error;
    return { reply: { done: false, why: 'way' }, status: 409 };
  }
}

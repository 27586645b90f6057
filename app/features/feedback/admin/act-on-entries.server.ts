import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import type { FilterOf } from '#app/ui/admin/data-table/list-declaration.ts';
import { EntriesNotMoved, moveEntries, putEntriesBack } from './entry-moves.store.server.ts';
import type { feedbackList } from './feedback.list.server.ts';
import { moveMatching, putMatchingBack } from './move-matching.server.ts';
import { ENTRY_STATUSES, type EntriesReply } from './staff-feedback.ts';

type EntryFilter = FilterOf<typeof feedbackList>;
type Answer = { reply: EntriesReply; status: 200 | 403 | 409 | 422 };

/** More than a page ever shows. */
const MOST = 200;

const status = z.enum(ENTRY_STATUSES);
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
  }),
  z.object({ intent: z.literal('move-matching'), status }),
  z.object({ intent: z.literal('undo-matching'), status, act: z.uuid() }),
  z.object({ intent: z.literal('undo'), status, back: z.array(place).min(1).max(MOST) }),
]);

const CHECK_VIOLATION = '23514';

/** Whether a post moves entries, or takes a move back; anything else is done to one entry. */
export const movesEntries = (form: FormData): boolean =>
  act.options.some(({ shape }) => shape.intent.value === form.get('intent'));

async function perform(
  person: Person,
  asked: z.output<typeof act>,
  filter: EntryFilter,
): Promise<EntriesReply> {
  const { status: to } = asked;
  if (asked.intent === 'move-matching') {
    return { done: 'movedMatching', status: to, ...(await moveMatching(person, filter, to)) };
  }
  if (asked.intent === 'undo-matching') {
    return { done: 'undone', count: await putMatchingBack(person, asked.act, to) };
  }
  if (asked.intent === 'move') {
    const back = await asPerson(person, (tx) => moveEntries(tx, asked.id, to, asked.seen));
    return { done: 'moved', status: to, back };
  }
  await asPerson(person, (tx) => putEntriesBack(tx, asked.back, to));
  return { done: 'undone', count: asked.back.length };
}

/**
 * A posted move of entries, or the way back of one; all of them or none. `filter` is that of the list it
 * was posted from: what is done with everything that matches is done with what it leaves.
 */
export async function actOnEntries(
  person: Person,
  form: FormData,
  may: boolean,
  filter: EntryFilter = {},
): Promise<Answer> {
  if (!may) return { reply: { done: false, why: 'forbidden' }, status: 403 };
  const asked = act.safeParse({
    intent: form.get('intent') ?? 'move',
    status: form.get('status'),
    id: form.getAll('id'),
    seen: form.getAll('seen'),
    back: form.getAll('back'),
    act: form.get('act'),
  });
  if (!asked.success) return { reply: { done: false, why: 'nothing' }, status: 422 };
  try {
    return { reply: await perform(person, asked.data, filter), status: 200 };
  } catch (error) {
    if (error instanceof EntriesNotMoved) {
      return { reply: { done: false, why: 'changed' }, status: 409 };
    }
    if (sqlState(error) !== CHECK_VIOLATION) throw error;
    return { reply: { done: false, why: 'way' }, status: 409 };
  }
}

import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import type { FilterOf } from '#app/ui/admin/data-table/list-declaration.ts';
import { LeadsNotMoved, moveLeads, putLeadsBack } from './lead-moves.store.server.ts';
import type { leadsList } from './leads.list.server.ts';
import { moveMatching, putMatchingBack } from './move-matching.server.ts';
import { LEAD_STATUSES, type MoveReply } from './staff-leads.ts';

type LeadFilter = FilterOf<typeof leadsList>;
type Answer = { reply: MoveReply; status: 200 | 403 | 409 | 422 };

/** More than a page ever shows. */
const MOST = 200;

const status = z.enum(LEAD_STATUSES);
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

async function perform(
  person: Person,
  asked: z.output<typeof act>,
  filter: LeadFilter,
): Promise<MoveReply> {
  const { status: to } = asked;
  if (asked.intent === 'move-matching') {
    return { done: 'movedMatching', status: to, ...(await moveMatching(person, filter, to)) };
  }
  if (asked.intent === 'undo-matching') {
    return { done: 'undone', count: await putMatchingBack(person, asked.act, to) };
  }
  if (asked.intent === 'move') {
    const back = await asPerson(person, (tx) => moveLeads(tx, asked.id, asked.status, asked.seen));
    return { done: 'moved', status: asked.status, back };
  }
  await asPerson(person, (tx) => putLeadsBack(tx, asked.back, asked.status));
  return { done: 'undone', count: asked.back.length };
}

/**
 * A posted move of leads, or the way back of one; all of them or none. `filter` is that of the list it
 * was posted from: what is done with everything that matches is done with what it leaves.
 */
export async function actOnLeads(
  person: Person,
  form: FormData,
  may: boolean,
  filter: LeadFilter = {},
): Promise<Answer> {
  const asked = act.safeParse({
    intent: form.get('intent') ?? 'move',
    status: form.get('status'),
    id: form.getAll('id'),
    seen: form.getAll('seen'),
    back: form.getAll('back'),
    act: form.get('act'),
  });
  if (!may) return { reply: { done: false, why: 'forbidden' }, status: 403 };
  if (!asked.success) return { reply: { done: false, why: 'invalid' }, status: 422 };
  try {
    return { reply: await perform(person, asked.data, filter), status: 200 };
  } catch (error) {
    if (error instanceof LeadsNotMoved) {
      return { reply: { done: false, why: 'changed' }, status: 409 };
    }
    if (sqlState(error) !== CHECK_VIOLATION) throw error;
    return { reply: { done: false, why: 'way' }, status: 409 };
  }
}

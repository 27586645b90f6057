import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { REASONS } from '#app/features/crm/deals/deals.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import type { FilterOf } from '#app/ui/admin/data-table/list-declaration.ts';
import {
  type ClosedDeals,
  closeDeals,
  readOpenDeals,
  reopenDeals,
} from './lead-deals.store.server.ts';
import { LeadsNotMoved, moveLeads, putLeadsBack } from './lead-moves.store.server.ts';
import type { leadsList } from './leads.list.server.ts';
import { leavesDealOpen, moveMatching, putMatchingBack } from './move-matching.server.ts';
import { LEAD_STATUSES, type LeadStatus, type MoveReply, type OpenDeal } from './staff-leads.ts';

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
/** What becomes of the open deals of leads that are lost; null while nobody has been asked. */
const deals = z
  .discriminatedUnion('deals', [
    z.object({ deals: z.literal('keep') }),
    z.object({
      deals: z.literal('close'),
      reason: z.enum(REASONS.lost),
      note: z.string().max(2000).nullish(),
    }),
  ])
  .nullable()
  .catch(null);
const act = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('move'),
    status,
    deals,
    id: z.array(z.uuid()).min(1).max(MOST),
    seen: z.array(place).max(MOST),
  }),
  z.object({ intent: z.literal('move-matching'), status, deals }),
  z.object({ intent: z.literal('undo-matching'), status, act: z.uuid() }),
  z.object({
    intent: z.literal('undo'),
    status,
    back: z.array(place).min(1).max(MOST),
    act: z.uuid().nullable(),
  }),
]);

const CHECK_VIOLATION = '23514';

/** Thrown, so that nothing is moved before somebody has said what becomes of these. */
class DealsStayOpen extends Error {
  readonly open: OpenDeal[];
  constructor(open: OpenDeal[]) {
    super();
    this.open = open;
  }
}

async function perform(
  person: Person,
  asked: z.output<typeof act>,
  filter: LeadFilter,
): Promise<MoveReply> {
  const { status: to } = asked;
  if (asked.intent === 'move-matching') {
    if (to === 'lost' && !asked.deals && (await leavesDealOpen(person, filter))) {
      throw new DealsStayOpen([]);
    }
    const closing = closingOf(to, asked.deals);
    return {
      done: 'movedMatching',
      status: to,
      ...(await moveMatching(person, filter, to, closing)),
    };
  }
  if (asked.intent === 'undo-matching') {
    return { done: 'undone', ...(await putMatchingBack(person, asked.act, to)) };
  }
  if (asked.intent === 'move') {
    const act = randomUUID();
    const moved = await asPerson(person, async (tx) => {
      const open = to === 'lost' && !asked.deals ? await readOpenDeals(tx, asked.id) : [];
      if (open.length > 0) throw new DealsStayOpen(open);
      const back = await moveLeads(tx, asked.id, to, asked.seen);
      const closing = closingOf(to, asked.deals);
      return {
        back,
        deals: await closeDeals(
          tx,
          back.map(({ id }) => id),
          act,
          closing,
        ),
      };
    });
    return { done: 'moved', status: to, act, ...moved };
  }
  const reopened = await asPerson(person, async (tx) => {
    await putLeadsBack(tx, asked.back, to);
    return asked.act
      ? await reopenDeals(
          tx,
          asked.back.map(({ id }) => id),
          asked.act,
        )
      : 0;
  });
  return { done: 'undone', count: asked.back.length, deals: reopened };
}

/** A lead that is spam takes with it what it has opened; of one that is lost somebody has said so. */
function closingOf(to: LeadStatus, answer: z.output<typeof deals>): ClosedDeals | undefined {
  if (to === 'spam') return { reason: 'not_a_fit' };
  if (to !== 'lost' || answer?.deals !== 'close') return undefined;
  return { reason: answer.reason, note: answer.note };
}

const DEAL_FIELDS = new Set(['deals', 'reason', 'note']);

/** What was posted, but for what is asked now. */
const fieldsOf = (form: FormData): [string, string][] =>
  [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !DEAL_FIELDS.has(name) ? [[name, value]] : [],
  );

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
    deals: { deals: form.get('deals'), reason: form.get('reason'), note: form.get('note') },
  });
  if (!may) return { reply: { done: false, why: 'forbidden' }, status: 403 };
  if (!asked.success) return { reply: { done: false, why: 'invalid' }, status: 422 };
  try {
    return { reply: await perform(person, asked.data, filter), status: 200 };
  } catch (error) {
    if (error instanceof DealsStayOpen) {
      const { open } = error;
      return { reply: { done: false, why: 'deals', open, fields: fieldsOf(form) }, status: 409 };
    }
    if (error instanceof LeadsNotMoved) {
      return { reply: { done: false, why: 'changed' }, status: 409 };
    }
    if (sqlState(error) !== CHECK_VIOLATION) throw error;
    return { reply: { done: false, why: 'way' }, status: 409 };
  }
}

import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { PRIORITIES, TICKET_STATUSES } from '../ticket.ts';
import { SEVERAL, type Several, type SeveralReply, type TicketPlace } from '../ticket-replies.ts';
import { changeMatching, putMatchingBack, type TicketFilter } from './change-matching.server.ts';

type Tx = Transaction<DB>;
type Answer = { reply: SeveralReply; status: 200 | 403 | 409 | 422 };

/** More than a page ever shows. */
const MOST = 200;

const COLUMNS = { status: 'status', owner: 'owner_id', priority: 'priority' } as const;

const value = z.union([z.enum(TICKET_STATUSES), z.enum(PRIORITIES), z.uuid(), z.literal('')]);
/** `id:value`, as placeField() writes it. */
const place = z
  .string()
  .transform((text) => text.split(':'))
  .pipe(z.tuple([z.uuid(), value]))
  .transform(([id, was]) => ({ id, was }));
const act = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('set'),
    what: z.enum(SEVERAL),
    to: value,
    seen: z.array(place).min(1).max(MOST),
  }),
  z.object({
    intent: z.literal('set-back'),
    what: z.enum(SEVERAL),
    to: value,
    back: z.array(place).min(1).max(MOST),
  }),
  z.object({ intent: z.literal('set-matching'), what: z.enum(SEVERAL), to: value }),
  z.object({ intent: z.literal('undo-matching'), what: z.enum(SEVERAL), act: z.uuid() }),
]);
type Act = z.output<typeof act>;
type OfRows = Extract<Act, { intent: 'set' | 'set-back' }>;

/** Not all of them could be changed, so none may be: thrown, to undo the transaction. */
class NotChanged extends Error {}

/** Gives each ticket its value, as long as it has the one that it was seen with. */
async function put(
  tx: Tx,
  what: Several,
  rows: readonly { id: string; from: string; to: string }[],
): Promise<void> {
  const column = sql.ref(COLUMNS[what]);
  const cast = what === 'owner' ? sql`nullif(p.to_value, '')::uuid` : sql`p.to_value`;
  const { numAffectedRows } = await sql`
    update public.feedback_tickets t set ${column} = ${cast}
    from jsonb_to_recordset(${JSON.stringify(
      rows.map(({ id, from, to }) => ({ id, from_value: from, to_value: to })),
    )}::jsonb) as p (id uuid, from_value text, to_value text)
    where t.id = p.id and coalesce(t.${column}::text, '') = p.from_value`.execute(tx);
  if (numAffectedRows !== BigInt(rows.length)) throw new NotChanged();
}

async function perform(tx: Tx, asked: OfRows): Promise<SeveralReply> {
  const { what, to } = asked;
  if (asked.intent === 'set-back') {
    await put(
      tx,
      what,
      asked.back.map(({ id, was }) => ({ id, from: to, to: was })),
    );
    return { several: 'undone', count: asked.back.length };
  }
  const back: TicketPlace[] = asked.seen.filter(({ was }) => was !== to);
  if (back.length > 0) {
    await put(
      tx,
      what,
      back.map(({ id, was }) => ({ id, from: was, to })),
    );
  }
  return { several: what, count: back.length, back, now: to };
}

const REFUSALS: Readonly<Record<string, 'way' | 'unfit'>> = {
  ticket_move_not_allowed: 'way',
  ticket_owner_unfit: 'unfit',
};

/** A word that is none of what is to be changed changes nothing. */
const isValueOf = (what: Several, to: string) =>
  what === 'status'
    ? TICKET_STATUSES.some((one) => one === to)
    : what === 'priority'
      ? PRIORITIES.some((one) => one === to)
      : to === '' || z.uuid().safeParse(to).success;

async function carryOut(person: Person, asked: Act, filter: TicketFilter): Promise<SeveralReply> {
  const { what } = asked;
  switch (asked.intent) {
    case 'set-matching':
      return { several: what, ...(await changeMatching(person, filter, what, asked.to)) };
    case 'undo-matching':
      return { several: 'undone', count: await putMatchingBack(person, asked.act, what) };
    default:
      return asPerson(person, (tx) => perform(tx, asked));
  }
}

/**
 * State, owner or priority of several tickets at once, or that taken back: all of them or none. What is
 * done with everything that matches is done with what the filter of the list leaves.
 */
export async function actOnTickets(
  person: Person,
  form: FormData,
  may: boolean,
  filter: TicketFilter,
): Promise<Answer> {
  if (!may) return { reply: { several: false, why: 'forbidden' }, status: 403 };
  const asked = act.safeParse({
    ...Object.fromEntries(form),
    seen: form.getAll('seen'),
    back: form.getAll('back'),
  });
  if (!asked.success || ('to' in asked.data && !isValueOf(asked.data.what, asked.data.to)))
    return { reply: { several: false, why: 'nothing' }, status: 422 };
  try {
    return { reply: await carryOut(person, asked.data, filter), status: 200 };
  } catch (error) {
    if (error instanceof NotChanged) {
      return { reply: { several: false, why: 'changed' }, status: 409 };
    }
    const why = error instanceof Error ? REFUSALS[error.message] : undefined;
    if (!why) throw error;
    return { reply: { several: false, why }, status: 409 };
  }
}

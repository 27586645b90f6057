import type { Transaction } from 'kysely';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { typedDay } from '#app/platform/http/typed-day.ts';
import { parseReais } from '#app/platform/text/parse-money.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';
import { type Answer as Answered, editDeal, moveDeal, undoMove } from './deal-acts.store.server.ts';
import type { DealFilter } from './deals.store.server.ts';
import type { DealReply, Refusal, TypedDeal } from './deals.ts';
import { giveAll, giveMatching, takeBack } from './give-matching.server.ts';

type Tx = Transaction<DB>;
type Answer = { reply: DealReply; status: 200 | 403 | 409 | 422 };

const uuid = z.uuid();
/** An amount in reais, as `parseMoney` reads it. */
export const reais = z.string().transform((text, check) => {
  const value = parseReais(text);
  if (value !== undefined) return value;
  check.addIssue({ code: 'custom', message: 'amount' });
  return z.NEVER;
});
const someone = z.union([uuid, z.literal('').transform(() => null)]);
const aDay = z.union([typedDay, z.literal('').transform(() => null)]);
const given = <T extends z.ZodType>(kind: T) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), kind.optional());

const act = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('move'),
    id: uuid,
    seen: uuid,
    stage: uuid,
    value: given(reais),
    reason: given(z.string().max(40)),
    note: given(z.string().max(2000)),
  }),
  z.object({ intent: z.literal('undo'), id: uuid, event: z.coerce.number().int().positive() }),
  z.object({
    intent: z.literal('edit'),
    id: uuid,
    revision: z.coerce.number().int(),
    title: typedLine.pipe(z.string().min(1).max(200)),
    value: reais,
    owner: someone,
    close: aDay,
  }),
  z.object({
    intent: z.literal('party'),
    id: uuid,
    revision: z.coerce.number().int(),
    contact: uuid,
    company: someone,
  }),
  z.object({
    intent: z.literal('give'),
    ids: z.array(uuid).min(1).max(200),
    owner: someone,
  }),
  z.object({ intent: z.literal('give-matching'), owner: someone }),
  z.object({ intent: z.literal('give-back'), act: uuid }),
]);

type Act = z.output<typeof act>;

const WHY: Readonly<Record<string, Refusal>> = { title: 'title', value: 'amount' };

/** The field that an edit cannot be read for, first things first. */
function mistakeIn(form: FormData, error: z.ZodError): DealReply {
  const [name] = error.issues[0]?.path ?? [];
  if (form.get('intent') !== 'edit') {
    const to = String(form.get('stage') ?? '');
    return name === 'value' ? { done: false, why: 'amount', to } : { done: false, why: 'invalid' };
  }
  const why = WHY[String(name)] ?? 'invalid';
  return { done: false, why, typed: typedIn(form) };
}

function typedIn(form: FormData): TypedDeal {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 300);
  return { title: text('title'), value: text('value'), owner: text('owner'), close: text('close') };
}

function editOf(tx: Tx, asked: Extract<Act, { intent: 'edit' | 'party' }>) {
  const { id, revision } = asked;
  if (asked.intent === 'party') {
    const { contact, company } = asked;
    return editDeal(tx, id, revision, { contact_id: contact, company_id: company });
  }
  const { title, value, owner, close } = asked;
  return editDeal(tx, id, revision, { title, value, owner_id: owner, expected_close: close });
}

async function perform(person: Person, asked: Act, filter: DealFilter): Promise<Answer> {
  if (asked.intent === 'give-matching' || asked.intent === 'give') {
    const given =
      asked.intent === 'give'
        ? await giveAll(person, asked.ids, asked.owner)
        : await giveMatching(person, filter, asked.owner);
    return { reply: { done: 'given', ...given }, status: 200 };
  }
  if (asked.intent === 'give-back') {
    return { reply: { done: 'givenBack', count: await takeBack(person, asked.act) }, status: 200 };
  }
  const answered: Answered = await asPerson(person, (tx) => {
    if (asked.intent === 'move') return moveDeal(tx, asked);
    if (asked.intent === 'undo') return undoMove(tx, asked.id, asked.event);
    return editOf(tx, asked);
  });
  if (!answered.done) {
    const { stageName: stage, by, revision } = answered;
    const why = asked.intent === 'party' && answered.why === 'contact' ? 'party' : answered.why;
    const to = asked.intent === 'move' ? asked.stage : undefined;
    const conflict = why === 'moved' || why === 'changed' || why === 'gone';
    const reply = { done: false, why, to, stage, by, revision } as const;
    return { reply, status: conflict ? 409 : 422 };
  }
  const { id } = asked;
  if (asked.intent === 'edit' || asked.intent === 'party')
    return { reply: { done: 'saved', id, revision: answered.revision }, status: 200 };
  if (asked.intent === 'undo') return { reply: { done: 'undone', id }, status: 200 };
  const { stage = asked.stage, event = null } = answered;
  return { reply: { done: 'moved', id, stage, event }, status: 200 };
}

/**
 * A posted move of a deal, an edit, a new owner of several, or the way back. `filter` is that of the list it
 * was posted from: what is done with everything that matches is done with what it leaves.
 */
export async function actOnDeals(
  person: Person,
  form: FormData,
  may: boolean,
  filter: DealFilter = {},
): Promise<Answer> {
  if (!may) return { reply: { done: false, why: 'forbidden' }, status: 403 };
  const asked = act.safeParse({ ...Object.fromEntries(form), ids: form.getAll('id') });
  if (!asked.success) return { reply: mistakeIn(form, asked.error), status: 422 };
  const answer = await perform(person, asked.data, filter);
  if (asked.data.intent !== 'edit' || answer.reply.done !== false) return answer;
  return { ...answer, reply: { ...answer.reply, typed: typedIn(form) } };
}

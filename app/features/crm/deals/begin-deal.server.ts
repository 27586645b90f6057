import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { typedDay } from '#app/platform/http/typed-day.ts';
import { e164Of } from '#app/platform/phone.server.ts';
import { typedEmail, typedLine } from '#app/platform/text/typed-text.ts';
import { reais } from './act-on-deals.server.ts';
import { makeDeal } from './deal-acts.store.server.ts';
import type { DealReply, Refusal } from './deals.ts';

type Answer = { reply: DealReply; status: 200 | 403 | 422 };

const text = (most: number) => typedLine.pipe(z.string().max(most)).default('');
const given = z.object({
  id: z.uuid(),
  stage: z.uuid(),
  title: typedLine.pipe(z.string().min(1).max(200)),
  value: z.preprocess((value) => value || '0', reais),
  owner: z.union([z.uuid(), z.literal('').transform(() => null)]),
  close: z.union([typedDay, z.literal('').transform(() => null)]),
  contact: z.uuid().optional(),
  name: text(200),
  email: typedEmail.pipe(z.union([z.literal(''), z.email().max(254)])).default(''),
  phone: text(40),
  company: text(200),
});

const WHY: Readonly<Record<string, Refusal>> = {
  title: 'title',
  value: 'amount',
  email: 'contact',
  phone: 'contact',
};

/** Begins a deal as a form says it. */
export async function beginDeal(person: Person, form: FormData, may: boolean): Promise<Answer> {
  if (!may) return { reply: { done: false, why: 'forbidden' }, status: 403 };
  const asked = given.safeParse(Object.fromEntries(form));
  if (!asked.success) {
    const [field] = asked.error.issues[0]?.path ?? [];
    return { reply: { done: false, why: WHY[String(field)] ?? 'invalid' }, status: 422 };
  }
  const { id, stage, title, value, owner, close, contact, name, email, phone, company } =
    asked.data;
  const number = e164Of(phone);
  const answer = await asPerson(person, (tx) =>
    makeDeal(tx, {
      id,
      stage,
      deal: { title, value, owner_id: owner, expected_close: close },
      contact: contact
        ? { id: contact }
        : { name, email, phone: number ?? phone, verified: number !== null, company },
    }),
  );
  if (!answer.done) return { reply: { done: false, why: answer.why }, status: 422 };
  return { reply: { done: 'saved', id }, status: 200 };
}

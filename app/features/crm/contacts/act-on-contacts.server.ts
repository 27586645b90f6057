import { sql } from 'kysely';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { e164Of } from '#app/platform/phone.server.ts';
import { type ContactReply, MERGED_FIELDS, type Point, type Refusal } from './contacts.ts';

type Answer = { reply: ContactReply; status: 200 | 403 | 404 | 409 | 422 };

const MOST = 200;
const id = z.uuid();
const orNone = z.union([z.uuid(), z.literal('')]);
const email = z.email().max(254);

const act = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    revision: z.coerce.number().int(),
    name: z.string().trim().max(200),
    jobTitle: z.string().trim().max(120),
    company: z.string().trim().max(200),
    companyId: orNone,
    owner: orNone,
    email: z.array(z.string().trim().max(254)).max(20),
    phone: z.array(z.string().trim().max(40)).max(20),
  }),
  z.object({
    intent: z.literal('note'),
    kind: z.enum(['note', 'call', 'meeting']),
    text: z.string().trim().min(1).max(2000),
  }),
  z.object({ intent: z.literal('merge'), other: id, take: z.array(z.enum(MERGED_FIELDS)) }),
  z.object({ intent: z.literal('unmerge'), merge: id }),
  z.object({ intent: z.literal('apart'), other: id }),
  z.object({ intent: z.literal('together'), other: id }),
]);

/** `id:owner`, as the list sends where it saw each. */
const place = z
  .string()
  .transform((text) => text.split(':'))
  .pipe(z.tuple([id, orNone]));
const give = z.object({
  id: z.array(id).min(1).max(MOST),
  seen: z.array(place).max(MOST),
  owner: orNone,
});
const back = z.array(z.object({ id, owner: orNone, was: orNone })).max(MOST);

/** What the functions of the database refuse with, and what that is called on the screen. */
const REFUSALS: Readonly<Record<string, { why: Refusal; status: Answer['status'] }>> = {
  contact_gone: { why: 'gone', status: 404 },
  contact_changed: { why: 'changed', status: 409 },
  owner_changed: { why: 'changed', status: 409 },
  contact_empty: { why: 'empty', status: 422 },
  email_taken: { why: 'emailTaken', status: 409 },
  contact_merged: { why: 'merged', status: 409 },
  already_merged: { why: 'merged', status: 409 },
  merge_with_itself: { why: 'invalid', status: 422 },
};
const REFUSED = new Set(['23503', '23505', '23514', '40001', '42501']);

const no = (why: Refusal, status: Answer['status']): Answer => ({
  reply: { done: false, why },
  status,
});

function refused(error: unknown): Answer {
  if (!REFUSED.has(sqlState(error) ?? '')) throw error;
  const said = error instanceof Error ? error.message : '';
  if (said.startsWith('unmerge_')) return no('cannotUndo', 409);
  const { why, status } = REFUSALS[said] ?? { why: 'invalid', status: 422 };
  return no(why, status);
}

/** The points as they are kept: telephones in E.164 where such a number can exist. */
function pointsOf(asked: { email: string[]; phone: string[] }): Point[] | null {
  const emails = asked.email.filter(Boolean);
  if (emails.some((value) => !email.safeParse(value).success)) return null;
  const phones = asked.phone.filter(Boolean);
  if (phones.some((value) => value.replace(/\D/g, '').length < 8)) return null;
  return [
    ...emails.map((value) => ({ kind: 'email' as const, value: value.toLowerCase(), label: '' })),
    ...phones.map((value) => ({
      kind: 'phone' as const,
      value: e164Of(value) ?? value,
      label: '',
    })),
  ];
}

type Asked = z.output<typeof act>;

async function save(person: Person, contact: string, asked: Asked & { intent: 'save' }) {
  const points = pointsOf(asked);
  if (!points) return no('invalid', 422);
  await asPerson(person, (tx) =>
    sql`select public.save_contact(${contact}::uuid, ${asked.revision}, ${asked.name},
      ${asked.jobTitle}, ${asked.company}, ${asked.companyId || null}::uuid,
      ${asked.owner || null}::uuid, ${JSON.stringify(points)}::jsonb)`.execute(tx),
  );
  return { reply: { done: 'saved' as const }, status: 200 as const };
}

async function merge(person: Person, contact: string, asked: Asked & { intent: 'merge' }) {
  const { rows } = await asPerson(person, (tx) =>
    sql<{ id: string }>`select public.merge_contacts(${contact}::uuid, ${asked.other}::uuid,
      ${asked.take}::text[]) as id`.execute(tx),
  );
  return { reply: { done: 'merged' as const, merge: rows[0]?.id ?? '' }, status: 200 as const };
}

async function perform(person: Person, contact: string, asked: Asked): Promise<Answer> {
  switch (asked.intent) {
    case 'save':
      return save(person, contact, asked);
    case 'merge':
      return merge(person, contact, asked);
    case 'unmerge':
      await asPerson(person, (tx) =>
        sql`select public.unmerge_contacts(${asked.merge}::uuid)`.execute(tx),
      );
      return { reply: { done: 'unmerged' }, status: 200 };
    case 'note':
      await asPerson(person, (tx) =>
        sql`select public.note_contact(${contact}::uuid, ${asked.kind}, ${asked.text})`.execute(tx),
      );
      return { reply: { done: 'noted' }, status: 200 };
    default: {
      const apart = asked.intent === 'apart';
      await asPerson(person, (tx) =>
        sql`select public.keep_contacts_apart(${contact}::uuid, ${asked.other}::uuid, ${apart})`.execute(
          tx,
        ),
      );
      return { reply: { done: apart ? 'apart' : 'together' }, status: 200 };
    }
  }
}

/** What is posted from the page of one contact. */
export async function actOnContact(
  person: Person,
  contact: string,
  form: FormData,
  may: boolean,
): Promise<Answer> {
  if (!may) return no('forbidden', 403);
  const asked = act.safeParse({
    ...Object.fromEntries(form),
    email: form.getAll('email'),
    phone: form.getAll('phone'),
    take: form.getAll('take').filter((field) => field !== ''),
  });
  if (!asked.success || !id.safeParse(contact).success) return no('invalid', 422);
  try {
    return await perform(person, contact, asked.data);
  } catch (error) {
    return refused(error);
  }
}

/** Contacts given to an owner from the list, or put back to whom they had. */
export async function giveContacts(person: Person, form: FormData, may: boolean): Promise<Answer> {
  if (!may) return no('forbidden', 403);
  let places: { id: string; owner: string; was: string }[] = [];
  if (form.get('intent') === 'undo') {
    const given = back.safeParse(
      form.getAll('back').map((text) => {
        const [one, owner, was] = String(text).split(':');
        return { id: one, owner, was };
      }),
    );
    if (!given.success) return no('invalid', 422);
    places = given.data;
  } else {
    const asked = give.safeParse({
      id: form.getAll('id'),
      seen: form.getAll('seen'),
      owner: form.get('owner'),
    });
    if (!asked.success) return no('invalid', 422);
    const seen = new Map(asked.data.seen);
    places = asked.data.id.map((one) => ({
      id: one,
      owner: asked.data.owner,
      was: seen.get(one) ?? '',
    }));
  }
  try {
    await asPerson(person, (tx) =>
      sql`select public.give_contacts(${JSON.stringify(
        places.map((each) => ({ id: each.id, owner: each.owner || null, was: each.was || null })),
      )}::jsonb)`.execute(tx),
    );
  } catch (error) {
    return refused(error);
  }
  const undo = places.map(({ id: one, owner, was }) => ({ id: one, owner: was, was: owner }));
  return { reply: { done: 'given', count: places.length, back: undo }, status: 200 };
}

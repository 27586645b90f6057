import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { e164Of } from '#app/platform/phone.server.ts';
import { typedEmail, typedLine, typedWords } from '#app/platform/text/typed-text.ts';
import { type ContactAnswer, no, refused } from './contact-answer.server.ts';
import type { Point } from './contacts.ts';

const MOST = 200;
const id = z.uuid();
const orNone = z.union([z.uuid(), z.literal('')]);
const email = z.email().max(254);

/** Of each address in its place; a form without them leaves them as they are. */
const labels = z.array(z.string().trim().max(60)).max(20);

const act = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    revision: z.coerce.number().int(),
    name: typedLine.pipe(z.string().max(200)),
    jobTitle: typedLine.pipe(z.string().max(120)),
    company: typedLine.pipe(z.string().max(200)),
    companyId: orNone,
    owner: orNone,
    email: z.array(typedEmail.pipe(z.string().max(254))).max(20),
    phone: z.array(z.string().trim().max(40)).max(20),
    emailLabel: labels,
    phoneLabel: labels,
  }),
  z.object({
    intent: z.literal('note'),
    kind: z.enum(['note', 'call', 'meeting']),
    text: typedWords.pipe(z.string().min(1).max(2000)),
  }),
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

type AskedPoints = Record<'email' | 'phone' | 'emailLabel' | 'phoneLabel', string[]>;

/** The points as they are kept: telephones in E.164 where such a number can exist. */
function pointsOf(asked: AskedPoints): Point[] | null {
  const points = (['email', 'phone'] as const).flatMap((kind) =>
    asked[kind].map((value, at) => {
      const label = asked[`${kind}Label`][at];
      return { kind, value, ...(label !== undefined && { label }) };
    }),
  );
  const given = points.filter(({ value }) => value !== '');
  const wrong = given.some(({ kind, value }) =>
    kind === 'email' ? !email.safeParse(value).success : value.replace(/\D/g, '').length < 8,
  );
  if (wrong) return null;
  return given.map((point) => ({
    ...point,
    value:
      point.kind === 'email' ? point.value.toLowerCase() : (e164Of(point.value) ?? point.value),
  }));
}

type Asked = z.output<typeof act>;

async function save(person: Person, contact: string, asked: Asked & { intent: 'save' }) {
  const points = pointsOf(asked);
  if (!points) return no('invalid', 422);
  const saved = await asPerson(person, async (tx) => {
    await callValue(tx, 'public.save_contact', {
      id: contact,
      revision: asked.revision,
      name: asked.name,
      jobTitle: asked.jobTitle,
      company: asked.company,
      companyId: asked.companyId || null,
      ownerId: asked.owner || null,
      points: JSON.stringify(points),
    });
    // Nobody else can have changed it since: the save holds the row.
    return tx
      .selectFrom('crm_contacts')
      .select('revision')
      .where('id', '=', contact)
      .executeTakeFirst();
  });
  return { reply: { done: 'saved' as const, revision: saved?.revision }, status: 200 as const };
}

async function perform(person: Person, contact: string, asked: Asked): Promise<ContactAnswer> {
  switch (asked.intent) {
    case 'save':
      return save(person, contact, asked);
    case 'unmerge':
      await asPerson(person, (tx) =>
        callValue(tx, 'public.unmerge_contacts', { mergeId: asked.merge }),
      );
      return { reply: { done: 'unmerged' }, status: 200 };
    case 'note':
      await asPerson(person, (tx) =>
        callValue(tx, 'public.note_contact', {
          contactId: contact,
          kind: asked.kind,
          body: asked.text,
        }),
      );
      return { reply: { done: 'noted' }, status: 200 };
    default: {
      const apart = asked.intent === 'apart';
      await asPerson(person, (tx) =>
        callValue(tx, 'public.keep_contacts_apart', { one: contact, other: asked.other, apart }),
      );
      return {
        reply: { done: apart ? 'apart' : 'together', contact, other: asked.other },
        status: 200,
      };
    }
  }
}

/** What is posted from the page of one contact. */
export async function actOnContact(
  person: Person,
  contact: string,
  form: FormData,
  may: boolean,
): Promise<ContactAnswer> {
  if (!may) return no('forbidden', 403);
  const asked = act.safeParse({
    ...Object.fromEntries(form),
    email: form.getAll('email'),
    phone: form.getAll('phone'),
    emailLabel: form.getAll('emailLabel'),
    phoneLabel: form.getAll('phoneLabel'),
  });
  if (!asked.success || !id.safeParse(contact).success) return no('invalid', 422);
  try {
    return await perform(person, contact, asked.data);
  } catch (error) {
    return refused(error);
  }
}

/** Contacts given to an owner from the list, or put back to whom they had. */
export async function giveContacts(
  person: Person,
  form: FormData,
  may: boolean,
): Promise<ContactAnswer> {
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
      callValue(tx, 'public.give_contacts', {
        places: JSON.stringify(
          places.map((each) => ({ id: each.id, owner: each.owner || null, was: each.was || null })),
        ),
      }),
    );
  } catch (error) {
    return refused(error);
  }
  const undo = places.map(({ id: one, owner, was }) => ({ id: one, owner: was, was: owner }));
  return { reply: { done: 'given', count: places.length, back: undo }, status: 200 };
}

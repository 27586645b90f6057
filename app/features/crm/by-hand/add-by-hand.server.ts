import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { isForbidden, violatesRule } from '#app/platform/database/errors.server.ts';
import { e164Of } from '#app/platform/phone.server.ts';
import { parseReais } from '#app/platform/text/parse-money.ts';
import { addByHand, readKnown } from './by-hand.store.server.ts';
import {
  type Entry,
  type EntryReply,
  FIELDS,
  type Fields,
  LONGEST,
  type Refusal,
  settled,
} from './entry.ts';
import { BY_HAND, LONGEST_LINE } from './typed-line.ts';

type Answer = { reply: EntryReply; status: 200 | 403 | 409 | 422 };

const line = z.string().max(LONGEST_LINE).catch('');
const kind = z.enum(BY_HAND).catch('lead');
const text = z.string().max(5000).optional().catch(undefined);
const given = z.object({
  id: z.uuid(),
  line,
  what: kind,
  seen: line,
  seenAs: kind,
  product: z.string().max(40).catch(''),
  project: z.union([z.uuid(), z.literal('')]).catch(''),
  owner: z.union([z.uuid(), z.literal('')]).catch(''),
  contact: z.union([z.uuid(), z.literal(['', 'new'])]).catch(''),
});
const fields = z.object(Object.fromEntries(FIELDS.map((field) => [field, text])));
const email = z.email().max(254);

/** The fields of the form, filled by scripts or not at all. */
export function entryIn(form: FormData): { id: string | undefined; entry: Entry } {
  const sent = Object.fromEntries(form);
  const { id, seen, seenAs, ...asked } = given
    .extend({ id: z.uuid().optional().catch(undefined) })
    .parse(sent);
  const typed = fields.parse(sent) as Partial<Fields>;
  const { line: whole, what } = asked;
  return { id, entry: { ...asked, ...settled({ line: whole, what, seen, seenAs, given: typed }) } };
}

/** Its errors before the database is queried. */
export function mistakeIn(entry: Entry): Refusal | undefined {
  if (FIELDS.some((field) => entry[field].length > LONGEST[field])) return 'invalid';
  if (entry.email && !email.safeParse(entry.email).success) return 'email';
  if (entry.phone && entry.phone.replace(/\D/g, '').length < 8) return 'phone';
  if (entry.value && parseReais(entry.value) === undefined) return 'value';
  if (entry.what === 'ticket') {
    if (!entry.title.trim()) return 'title';
    return entry.project ? undefined : 'project';
  }
  const someone = entry.name || entry.email || entry.phone || entry.contact;
  return someone ? undefined : 'nobody';
}

const REFUSALS: Readonly<Record<string, Refusal>> = {
  crm_create_missing: 'forbidden',
  crm_update_missing: 'forbidden',
  by_hand_owner: 'owner',
  contact_known: 'known',
  contact_gone: 'gone',
  no_pipeline: 'pipeline',
};
const STATUS: Partial<Record<Refusal, Answer['status']>> = {
  forbidden: 403,
  known: 409,
  gone: 409,
};

function refusalOf(error: unknown): Refusal {
  if (!isForbidden(error) && !violatesRule(error)) throw error;
  return REFUSALS[error instanceof Error ? error.message : ''] ?? 'invalid';
}

/** Telephones are stored in E.164 where such a number can exist. */
export const dialOf = (typed: string): string => e164Of(typed) ?? typed;

/** Creates what one line describes, or only parses it. */
export async function actByHand(person: Person, form: FormData, may: boolean): Promise<Answer> {
  const { id = crypto.randomUUID(), entry } = entryIn(form);
  const no = async (why: Refusal | null): Promise<Answer> => {
    const known =
      why === 'forbidden'
        ? []
        : await asPerson(person, (tx) => readKnown(tx, entry.email, dialOf(entry.phone)));
    const told = why === 'known' && known.length === 0 ? 'hidden' : why;
    const status = told === null ? 200 : (STATUS[why ?? 'invalid'] ?? 422);
    return { reply: { done: false, why: told, id, entry, known }, status };
  };
  if (!may) return no('forbidden');
  if (form.get('intent') === 'read') return no(null);
  const mistake = mistakeIn(entry);
  if (mistake) return no(mistake);
  const value = entry.value ? (parseReais(entry.value) ?? null) : null;
  try {
    // A product that the user has no access to is reported at the form, so that nothing typed is lost.
    const made = await asActor(person, (tx) =>
      addByHand(tx, id, { ...entry, phone: entry.phone && dialOf(entry.phone), value }),
    );
    const name = entry.name || entry.email || entry.phone;
    return { reply: { done: true, name, ...made }, status: 200 };
  } catch (error) {
    return no(refusalOf(error));
  }
}

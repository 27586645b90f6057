import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Command, Refusal } from '#app/access/commands/command.server.ts';
import { textsOf } from '#app/access/commands/read-form.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { e164Of } from '#app/platform/phone.server.ts';
import { parseReais } from '#app/platform/text/parse-money.ts';
import { whatsappIn } from '#app/platform/text/whatsapp.ts';
import { readKnown } from './by-hand.store.server.ts';
import {
  type Entry,
  type EntryCode,
  type EntryDetails,
  entryIn,
  FIELDS,
  LONGEST,
} from './entry.ts';

/** The fields of every command on an entry; its other ones are parsed by `entryIn`. */
export const entryInput = z.object({
  id: z.uuid().catch(() => randomUUID()),
  /** Set by the dialog, which stays where it was opened. */
  stay: z.string().optional(),
});

type Posted = Parameters<NonNullable<Command<typeof entryInput>['prepare']>>[0];

const email = z.email().max(254);

/** Telephones are stored in E.164 where such a number can exist. */
export const dialOf = (typed: string): string => e164Of(typed) ?? typed;

/** Its errors before the database is queried. */
function mistakeIn(entry: Entry): EntryCode | 'invalid' | undefined {
  if (FIELDS.some((field) => entry[field].length > LONGEST[field])) return 'invalid';
  if (entry.email && !email.safeParse(entry.email).success) return 'email';
  if (entry.phone && entry.phone.replace(/\D/g, '').length < 8) return 'phone';
  if (entry.whatsapp && !whatsappIn(entry.whatsapp)) return 'whatsapp';
  if (entry.value && parseReais(entry.value) === undefined) return 'value';
  if (entry.what === 'ticket') {
    if (!entry.title.trim()) return 'title';
    return entry.project ? undefined : 'project';
  }
  const someone = entry.name || entry.email || entry.phone || entry.whatsapp || entry.contact;
  return someone ? undefined : 'nobody';
}

/** The entry of a form, and the contacts that it is about, as far as the user may see them. */
export async function readPostedEntry({ user, session, form }: Posted) {
  const entry = entryIn(textsOf(form));
  const known = session.permissions.has('crm:read')
    ? await asPerson(user, (tx) => readKnown(tx, { ...entry, phone: dialOf(entry.phone) }))
    : [];
  return { entry, known };
}

/** As `readPostedEntry`; refused where nothing can be created from the entry. */
export async function readFitEntry(posted: Posted) {
  const { entry, known } = await readPostedEntry(posted);
  const code = mistakeIn(entry);
  const details: EntryDetails = { known };
  if (code) throw new Refusal(code, 422, details);
  return { entry, known };
}

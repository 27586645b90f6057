import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { typedEmail, typedLine } from '#app/platform/text/typed-text.ts';
import { NOTE_LENGTH, PRIORITIES, TITLE_LENGTH } from '../ticket.ts';
import { storeNote } from './write-note.server.ts';

type Tx = Transaction<DB>;

/** The typed values of the form, to be shown again after a refusal. */
export type OpenReply =
  | { opened: string }
  | {
      opened: false;
      why: 'forbidden' | 'invalid' | 'gone' | 'unfit';
      typed: Record<string, string>;
    };

const plain = z
  .string()
  .catch('')
  .transform((text) => text.toWellFormed().replaceAll('\u0000', '').trim());
const nothing = z.literal('').transform(() => null);
const asked = z.object({
  // Made with the page, so that a ticket sent twice is one.
  id: z.uuid().catch(() => randomUUID()),
  title: plain.pipe(typedLine).pipe(z.string().min(1).max(TITLE_LENGTH)),
  project: z.uuid(),
  module: z.union([nothing, z.uuid()]).catch(null),
  priority: z.enum(PRIORITIES),
  owner: z.union([nothing, z.uuid()]).catch(null),
  contact: z.union([nothing, z.uuid()]).catch(null),
  email: plain
    .pipe(typedEmail)
    .transform((text) => text.toLowerCase())
    .pipe(z.union([nothing, z.email().max(254)])),
  asks: plain.pipe(typedLine).pipe(z.union([nothing, z.string().max(200)])),
  locale: z.enum(LOCALES).catch('pt-BR'),
  note: plain.pipe(z.string().max(NOTE_LENGTH)),
  named: z.array(z.string()),
});

/** The contact of an address, among those that the user may read. */
const contactOf = async (tx: Tx, email: string) =>
  (
    await tx
      .selectFrom('crm_contact_points')
      .select('contactId')
      .where('kind', '=', 'email')
      .where('matchKey', '=', email)
      .executeTakeFirst()
  )?.contactId ?? null;

/** Opens it once, under the given id, with a first note. */
export async function openTicket(tx: Tx, ticket: z.output<typeof asked>): Promise<void> {
  const { id, title, priority, locale, email, asks, note, named } = ticket;
  const contact = ticket.contact ?? (email ? await contactOf(tx, email) : null);
  const made = await tx
    .insertInto('feedback_tickets')
    .values({
      id,
      title,
      priority,
      locale,
      projectId: ticket.project,
      moduleId: ticket.module,
      ownerId: ticket.owner,
      contactId: contact,
      authorEmail: email,
      authorName: asks,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made && note) await storeNote(tx, id, { id: randomUUID(), text: note, named });
}

/** A ticket that a member of staff opens by hand, with its requester and a first note. */
export async function openByHand(person: Person, form: FormData, may: boolean) {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const refused = (why: Extract<OpenReply, { opened: false }>['why'], status: number) => ({
    reply: { opened: false, why, typed } as OpenReply,
    status,
  });
  if (!may) return refused('forbidden', 403);
  const read = asked.safeParse({ ...typed, named: form.getAll('named').map(String) });
  if (!read.success) return refused('invalid', 422);
  try {
    await asPerson(person, (tx) => openTicket(tx, read.data));
  } catch (error) {
    if (error instanceof Error && error.message === 'ticket_owner_unfit')
      return refused('unfit', 409);
    // A project or module that this user cannot see.
    if (['42501', '23503'].includes(sqlState(error) ?? '')) return refused('gone', 409);
    throw error;
  }
  wakeWorker();
  return { reply: { opened: read.data.id } as OpenReply, status: 200 };
}

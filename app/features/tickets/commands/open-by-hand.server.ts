import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { command, type Tx } from '#app/access/commands/command.server.ts';
import {
  fillNewRecord,
  typedFields,
} from '#app/features/custom-fields/commands/fill-new-record.server.ts';
import { NOTE_LENGTH } from '#app/features/notes/note.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import { typedEmail, typedLine } from '#app/platform/text/typed-text.ts';
import { PRIORITIES, TITLE_LENGTH } from '../ticket.ts';
import { storeFirstNote } from './ticket-notes.server.ts';

const plain = z
  .string()
  .catch('')
  .transform((text) => text.toWellFormed().replaceAll('\u0000', '').trim());
const nothing = z.literal('').transform(() => null);
const newTicket = z.object({
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
export async function openTicket(tx: Tx, ticket: z.output<typeof newTicket>): Promise<void> {
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
  if (made && note) await storeFirstNote(tx, id, note, named);
}

/** Opens a ticket with its requester and a first note; posted twice under one id it is one ticket. */
export const openByHand = command({
  permission: 'feedback:create',
  input: newTicket,
  prepare: async (posted) => typedFields(posted),
  async run({ tx, input, ready }) {
    await openTicket(tx, input);
    await fillNewRecord(tx, { subject: 'ticket', id: input.id }, ready);
    return { id: input.id };
  },
  redirectTo: ({ data: { id } }) => adminPath('ticket', { id }),
});

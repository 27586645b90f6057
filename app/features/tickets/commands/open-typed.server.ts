import { command, Refusal, type RefusalStatus } from '#app/access/commands/command.server.ts';
import type { CommonCode } from '#app/access/commands/define-actions.server.ts';
import type { EntryCode, EntryDetails } from '#app/features/crm/by-hand/entry.ts';
import { entryInput, readFitEntry } from '#app/features/crm/by-hand/posted-entry.server.ts';
import {
  fillNewRecord,
  typedFields,
} from '#app/features/custom-fields/commands/fill-new-record.server.ts';
import { adminPath } from '#app/paths.ts';
import { isForbidden, isMissingRow } from '#app/platform/database/errors.server.ts';
import { openTicket } from './open-by-hand.server.ts';

const REFUSALS: Readonly<Record<string, [EntryCode | CommonCode, RefusalStatus]>> = {
  ticket_owner_unfit: ['owner', 422],
  contact_gone: ['gone', 409],
};

/** What the database refuses, with the known contacts; every other error as it is. */
function refusalOf(error: unknown, details: EntryDetails): unknown {
  const refusal = REFUSALS[error instanceof Error ? error.message : ''];
  if (refusal) return new Refusal(...refusal, details);
  // A project that the user cannot see.
  return isForbidden(error) || isMissingRow(error) ? new Refusal('project', 409, details) : error;
}

/** Opens a ticket from one typed line; posted twice under one id it is one ticket. */
export const openTyped = command({
  permission: 'feedback:create',
  input: entryInput,
  async prepare(posted) {
    const { entry, known } = await readFitEntry(posted);
    const contact = known.some((one) => one.id === entry.contact) ? entry.contact : null;
    // Without scripts no dialog has asked yet whether the contact is the one meant.
    if (known.length > 0 && !contact && entry.contact !== 'new') {
      throw new Refusal('known', 409, { known });
    }
    return { entry, known, contact, typed: typedFields(posted) };
  },
  async run({ tx, input: { id }, ready: { entry, known, contact, typed } }) {
    // A ticket has no telephone and no name at WhatsApp of its own: where no contact has them, they go into the note.
    const note = [...(contact ? [] : [entry.phone, entry.whatsapp]), entry.note]
      .filter(Boolean)
      .join(', ');
    try {
      await openTicket(tx, {
        ...{ id, contact, note, title: entry.title.trim(), priority: 'medium', module: null },
        ...{ project: entry.project, owner: entry.owner || null, locale: 'pt-BR', named: [] },
        ...{ email: entry.email.toLowerCase() || null, asks: entry.name || null },
      });
    } catch (error) {
      throw refusalOf(error, { known });
    }
    await fillNewRecord(tx, { subject: 'ticket', id }, typed);
    return { what: 'ticket' as const, id, name: entry.title };
  },
  redirectTo: ({ input: { id, stay } }) =>
    stay === undefined ? adminPath('ticket', { id }) : undefined,
});

import type { DatabaseRefusals } from '#app/access/commands/define-actions.server.ts';
import { definePortalActions } from '#app/areas/portal/portal-actions.server.ts';
import { TICKET_FILES } from '../../ticket.ts';
import type { ClientTicketCode } from '../client-ticket-codes.ts';
import { openTicket } from './open-ticket.server.ts';
import { rateTicket } from './rate-ticket.server.ts';
import { replyToTicket } from './reply-to-ticket.server.ts';

const upload = {
  files: TICKET_FILES.most,
  bytes: TICKET_FILES.mostBytes,
  tooLarge: { code: 'files.large', status: 422 },
} as const;

const refusals: DatabaseRefusals<ClientTicketCode> = {
  files_limited: { code: 'limited', status: 429 },
  files_many: { code: 'files.many', status: 422 },
};

const newCommands = { open: openTicket };

export const newTicketAction = definePortalActions<typeof newCommands, ClientTicketCode>({
  commands: newCommands,
  intentOf: () => 'open',
  upload,
  codes: ['long'],
  refusals,
});

/** The commands posted to the address of a ticket; without an intent it is a reply. */
const commands = { reply: replyToTicket, rate: rateTicket };

export const clientTicketAction = definePortalActions<typeof commands, ClientTicketCode>({
  commands,
  intentOf: (form) => (form.get('intent') === 'rate' ? 'rate' : 'reply'),
  ids: { ticket: 'id' },
  upload,
  codes: ['long'],
  refusals,
});

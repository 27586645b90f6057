import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { InboundCode } from '../inbound-mails.ts';
import { addMailToTicket, makeEntryOfMail, openTicketOfMail } from './accept-mail.server.ts';
import { chooseUnverifiedMail } from './choose-unverified-mail.server.ts';
import { discardMail, restoreMail } from './discard-mail.server.ts';

/** The commands posted to the address of a mail, by the `intent` of its forms. */
const mailCommands = {
  open: openTicketOfMail,
  take: makeEntryOfMail,
  join: addMailToTicket,
  discard: discardMail,
  restore: restoreMail,
};

export type MailReply = ReplyOf<typeof mailCommands, InboundCode>;

export const mailAction = defineActions<typeof mailCommands, InboundCode>({
  commands: mailCommands,
  intentOf: (form) => String(form.get('intent')) as keyof typeof mailCommands,
  ids: { mailId: 'id' },
  codes: [],
});

/** The commands posted to the list of mails. */
const listCommands = { choose: chooseUnverifiedMail };

export type UnverifiedMailReply = ReplyOf<typeof listCommands, InboundCode>;

export const unverifiedMailAction = defineActions<typeof listCommands, InboundCode>({
  commands: listCommands,
  intentOf: () => 'choose',
  codes: [],
});

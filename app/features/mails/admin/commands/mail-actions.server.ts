import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { MailCode } from '../mails.ts';
import { sendMailAgain } from './send-mail-again.server.ts';

const commands = { again: sendMailAgain };

export type MailReply = ReplyOf<typeof commands, MailCode>;

/** The commands posted to the list of mails and to the page of one. */
export const mailAction = defineActions<typeof commands, MailCode>({
  commands,
  intentOf: () => 'again',
  codes: [],
});

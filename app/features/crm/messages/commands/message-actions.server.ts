import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import {
  trustCommands,
  trustIntentOf,
} from '#app/features/inbound/commands/trust-address.server.ts';
import { MESSAGE_CODES, type MessageCode } from '../messages.ts';
import { dropDraft } from './drop-draft.server.ts';
import { sendMessage } from './send-message.server.ts';
import { undoMessage } from './undo-message.server.ts';

const messageCommands = {
  send: sendMessage,
  'take-back': undoMessage,
  'drop-draft': dropDraft,
};

export type MessageReply = ReplyOf<typeof messageCommands, MessageCode>;

const commands = { ...messageCommands, ...trustCommands };
const address = { code: 'address', status: 422 } as const;

/** The posts that write to a lead, contact or deal, or trust an address again. */
export const messageAction = defineActions<typeof commands, MessageCode>({
  commands,
  intentOf: (form) => trustIntentOf(form) ?? String(form.get('intent')),
  codes: MESSAGE_CODES,
  refusals: {
    message_not_yours: { code: 'forbidden', status: 409 },
    mail_incomplete: address,
    crm_messages_recipient_check: address,
    crm_messages_template_key_check: address,
    crm_messages_body_check: address,
    crm_messages_subject_check: address,
  },
});

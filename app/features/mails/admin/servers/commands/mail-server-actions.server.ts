import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { StepUpCode } from '#app/access/step-up.ts';
import { testMail } from '#app/features/today/admin/first-steps/commands/test-mail.server.ts';
import {
  removeIncoming,
  removeOutgoing,
  saveIncoming,
  saveOutgoing,
} from './save-mail-server.server.ts';
import { tryIncoming, tryOutgoing } from './try-server.server.ts';

const commands = {
  'save-outgoing': saveOutgoing,
  'save-incoming': saveIncoming,
  'remove-outgoing': removeOutgoing,
  'remove-incoming': removeIncoming,
  'try-outgoing': tryOutgoing,
  'try-incoming': tryIncoming,
  mail: testMail,
};

type Code = StepUpCode | 'superadmin_only' | 'password_missing' | 'waits';
export type MailServerReply = ReplyOf<typeof commands, Code>;

/** What is posted to the screen of mail server and mailbox. */
export const mailServerAction = defineActions<typeof commands, Code>({
  commands,
  intentOf: (form) => String(form.get('intent')),
  codes: ['password_missing', 'waits'],
  refusals: {
    superadmin_only: { code: 'superadmin_only', status: 403 },
    password_missing: { code: 'password_missing', status: 422, field: 'password' },
  },
});

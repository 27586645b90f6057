import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { SubscriptionCode } from '../staff-newsletter.ts';
import { resendConfirmation } from './resend-confirmation.server.ts';
import { unsubscribeOnRequest } from './unsubscribe-on-request.server.ts';

/** The commands posted to the address of a subscription, by the `intent` of its forms. */
const commands = { resend: resendConfirmation, unsubscribe: unsubscribeOnRequest };

export type SubscriptionReply = ReplyOf<typeof commands, SubscriptionCode>;

export const subscriptionAction = defineActions<typeof commands, SubscriptionCode>({
  commands,
  intentOf: (form) => (form.get('intent') === 'unsubscribe' ? 'unsubscribe' : 'resend'),
  ids: { subscriptionId: 'id' },
  codes: [],
});

import { callValue } from '#app/platform/database/call-function.server.ts';
import type { Round } from '#app/platform/jobs/rounds.server.ts';

/** Forgets deliveries after 30 days. */
export const webhooksRound: Round = {
  name: 'webhooks',
  run: (tx) => callValue(tx, 'private.forget_webhook_deliveries', {}),
};

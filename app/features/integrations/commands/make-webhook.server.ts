import { randomUUID } from 'node:crypto';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { seal } from '#app/platform/secrets.server.ts';
import { newWebhookSecret } from '../webhooks/sign-webhook.ts';
import { SECRET_PURPOSE } from '../webhooks/webhook.ts';
import { eventsOfForm, webhookFields, webhookLine } from './webhook-input.server.ts';

/** Makes a webhook and shows its signing secret, this once. */
export const makeWebhook = command({
  permission: 'integrations:create',
  stepUp: true,
  input: webhookFields.extend({ product: webhookLine }),
  async run({ tx, input }) {
    const { name, url, product } = input;
    const events = eventsOfForm(input);
    const id = randomUUID();
    const secret = newWebhookSecret();
    await callValue(tx, 'public.make_webhook', {
      ...{ id, name, url, events },
      secretSealed: seal(SECRET_PURPOSE, secret),
      product: product || null,
    });
    return { id, secret };
  },
});

import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { seal } from '#app/platform/secrets.server.ts';
import { newWebhookSecret } from '../webhooks/sign-webhook.ts';
import { SECRET_PURPOSE } from '../webhooks/webhook.ts';
import { eventsOfForm, webhookFields } from './webhook-input.server.ts';

/** Changes name, address and events; the secret stays. */
export const editWebhook = command({
  permission: 'integrations:update',
  stepUp: true,
  input: webhookFields.extend({ id: z.uuid() }),
  async run({ tx, input }) {
    const { id, name, url } = input;
    await callValue(tx, 'public.edit_webhook', { id, name, url, events: eventsOfForm(input) });
    return {};
  },
});

/** Gives a webhook another signing secret, and shows it, this once. */
export const rotateSecret = command({
  permission: 'integrations:update',
  stepUp: true,
  input: z.object({ id: z.uuid() }),
  async run({ tx, input: { id } }) {
    const secret = newWebhookSecret();
    await callValue(tx, 'public.rotate_webhook_secret', {
      id,
      secretSealed: seal(SECRET_PURPOSE, secret),
    });
    return { secret };
  },
});

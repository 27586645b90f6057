import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { adminPath } from '#app/paths.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

const input = z.object({ id: z.uuid() });

const switchTo = (isOn: boolean) =>
  command({
    permission: 'integrations:update',
    input,
    async run({ tx, input: { id } }) {
      await callValue(tx, 'public.set_webhook_state', { id, isOn });
      return {};
    },
  });

export const switchWebhookOn = switchTo(true);
export const switchWebhookOff = switchTo(false);

/** Queues a test event. */
export const testWebhook = command({
  permission: 'integrations:update',
  input,
  async run({ tx, input: { id } }) {
    await callValue(tx, 'public.test_webhook', { id });
    return {};
  },
});

/** Sends a delivery again, under the id of the first one. */
export const replayDelivery = command({
  permission: 'integrations:update',
  input: z.object({ id: z.uuid(), delivery: z.uuid() }),
  async run({ tx, input: { delivery } }) {
    await callValue(tx, 'public.replay_webhook_delivery', { id: delivery });
    return {};
  },
});

/** Deletes a webhook with its log. */
export const deleteWebhook = command({
  permission: 'integrations:delete',
  input,
  async run({ tx, input: { id } }) {
    await callValue(tx, 'public.delete_webhook', { id });
    return {};
  },
  redirectTo: () => adminPath('webhooks'),
});

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { seal } from '#app/platform/secrets.server.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';
import { isWebhookUrl } from '../webhooks/post-webhook.server.ts';
import { newWebhookSecret } from '../webhooks/sign-webhook.ts';
import {
  LONGEST_WEBHOOK_NAME,
  LONGEST_WEBHOOK_URL,
  SECRET_PURPOSE,
  WEBHOOK_EVENTS,
} from '../webhooks/webhook.ts';

const line = z.string().catch('').pipe(typedLine);

/** Makes a webhook and shows its signing secret, this once. */
export const makeWebhook = command({
  permission: 'integrations:create',
  stepUp: true,
  input: z.object({ name: line, url: line, events: z.array(z.string()), product: line }),
  async run({ tx, input: { name, url, events, product } }) {
    const mistakes: Record<string, string> = {};
    if (name === '') mistakes['name'] = 'name_missing';
    if (name.length > LONGEST_WEBHOOK_NAME) mistakes['name'] = 'name_long';
    if (url.length > LONGEST_WEBHOOK_URL || !isWebhookUrl(url)) mistakes['url'] = 'url_wrong';
    const chosen = WEBHOOK_EVENTS.filter((event) => events.includes(event));
    if (chosen.length === 0) mistakes['events'] = 'events_missing';
    if (Object.keys(mistakes).length > 0) {
      throw new Refusal('invalid', 422, undefined, mistakes);
    }
    const id = randomUUID();
    const secret = newWebhookSecret();
    await callValue(tx, 'public.make_webhook', {
      ...{ id, name, url },
      events: chosen,
      secretSealed: seal(SECRET_PURPOSE, secret),
      product: product || null,
    });
    return { id, secret };
  },
});

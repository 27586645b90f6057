import { z } from 'zod';
import { Refusal } from '#app/access/commands/command.server.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';
import { isWebhookUrl } from '../webhooks/post-webhook.server.ts';
import { LONGEST_WEBHOOK_NAME, LONGEST_WEBHOOK_URL, WEBHOOK_EVENTS } from '../webhooks/webhook.ts';

export const webhookLine = z.string().catch('').pipe(typedLine);
export const webhookFields = z.object({
  name: webhookLine,
  url: webhookLine,
  events: z.array(z.string()),
});

/** The events of a form, or a refusal with the mistakes of its fields. */
export function eventsOfForm({ name, url, events }: z.output<typeof webhookFields>) {
  const mistakes: Record<string, string> = {};
  if (name === '') mistakes['name'] = 'name_missing';
  if (name.length > LONGEST_WEBHOOK_NAME) mistakes['name'] = 'name_long';
  if (url.length > LONGEST_WEBHOOK_URL || !isWebhookUrl(url)) mistakes['url'] = 'url_wrong';
  const chosen = WEBHOOK_EVENTS.filter((event) => events.includes(event));
  if (chosen.length === 0) mistakes['events'] = 'events_missing';
  if (Object.keys(mistakes).length > 0) throw new Refusal('invalid', 422, undefined, mistakes);
  return chosen;
}

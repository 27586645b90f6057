import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { StepUpCode } from '#app/access/step-up.ts';
import {
  deleteWebhook,
  replayDelivery,
  switchWebhookOff,
  switchWebhookOn,
  testWebhook,
} from './change-webhook.server.ts';
import { editWebhook, rotateSecret } from './edit-webhook.server.ts';
import { makeWebhook } from './make-webhook.server.ts';

const newCommands = { make: makeWebhook };
type NewCode = StepUpCode | 'event_beyond' | 'webhooks_many';
export type NewWebhookReply = ReplyOf<typeof newCommands, NewCode>;

/** What is posted to the form of a new webhook. */
export const newWebhookAction = defineActions<typeof newCommands, NewCode>({
  commands: newCommands,
  intentOf: () => 'make',
  codes: ['event_beyond', 'webhooks_many'],
});

const commands = {
  on: switchWebhookOn,
  off: switchWebhookOff,
  test: testWebhook,
  replay: replayDelivery,
  delete: deleteWebhook,
  edit: editWebhook,
  rotate: rotateSecret,
};
type Code = StepUpCode | 'event_beyond' | 'webhook_often' | 'webhook_waiting';
export type WebhookReply = ReplyOf<typeof commands, Code>;

/** What is posted to the page of a webhook. */
export const webhookAction = defineActions<typeof commands, Code>({
  commands,
  intentOf: (form) => String(form.get('intent')),
  ids: { id: 'id' },
  codes: ['event_beyond', 'webhook_often', 'webhook_waiting'],
});

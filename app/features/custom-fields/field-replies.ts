import type { FieldValueReply } from './commands/set-field-value.server.ts';

/** Whether a reply of a screen is about the value of a custom field. */
export const isFieldReply = (reply: { intent: string }): reply is FieldValueReply =>
  reply.intent === 'custom-field';

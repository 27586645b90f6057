import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { ANSWERS } from '../staff-privacy.ts';

/** Closes a confirmed request with an answer to the person. */
export const answerRequest = command({
  permission: 'users:update',
  input: z.object({
    id: z.uuid(),
    outcome: z.enum(ANSWERS, 'outcome_unfit'),
    message: z.string().trim().max(5000).default(''),
  }),
  async run({ tx, input: { id, outcome, message } }) {
    await callValue(tx, 'public.answer_privacy_request', { id, outcome, answer: message });
    return { outcome };
  },
});

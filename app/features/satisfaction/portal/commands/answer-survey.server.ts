import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { portalPath } from '#app/paths.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import { COMMENT_LENGTH, scoreIn } from '../../rating.ts';

const REFUSALS = {
  late: ['late', 409],
  limited: ['limited', 429],
  unknown: ['gone', 404],
} as const;

/** Answers a survey that was sent to the user, or changes the answer. */
export const answerSurvey = command({
  actor: 'client',
  input: z.object({
    id: z.uuid(),
    score: z
      .string('missing')
      .transform((text) => scoreIn(text, 0, 10))
      .pipe(z.number('missing')),
    comment: z.string().default('').pipe(z.string().trim().max(COMMENT_LENGTH, 'long')),
  }),
  async run({ tx, input }) {
    const outcome = await callValue(
      tx,
      'public.answer_my_survey',
      input,
      typed<'kept' | keyof typeof REFUSALS>(),
    );
    if (outcome === 'kept') return {};
    const [code, status] = REFUSALS[outcome ?? 'unknown'];
    throw new Refusal(code, status);
  },
  redirectTo: ({ input: { id } }) => portalPath('survey', { id }),
});

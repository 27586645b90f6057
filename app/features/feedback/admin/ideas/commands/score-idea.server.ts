import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import {
  CONFIDENCES,
  IMPACTS,
  LEAST_EFFORT,
  MOST_EFFORT,
  MOST_REACH,
  type Rice,
} from '../ideas.ts';

/** Written as people write numbers: a browser without scripts may send 0,6. */
const number = z
  .string('range')
  .trim()
  .regex(/^\d+(?:[.,]\d+)?$/, 'range')
  .transform((text) => Number(text.replace(',', '.')));
const oneOf = (values: readonly number[]) =>
  number.refine((value) => values.some((one) => one === value), 'range');

/** The idea, and the revision that its form was filled in from. */
const seen = { id: z.uuid(), revision: z.coerce.number().int() };

async function putScore(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
  { reach, impact, confidence, effort }: Rice | Record<keyof Rice, null>,
) {
  const score = { id, revision, reach, impact, confidence, effort };
  const next = await callValue(tx, 'public.score_idea', score);
  if (next == null) throw new Refusal('changed');
  return { id };
}

/** Scores an idea. Refused where a colleague has scored it since the form was filled in. */
export const scoreIdea = command({
  permission: 'feedback:update',
  input: z.object({
    ...seen,
    reach: number.pipe(z.number().int('range').max(MOST_REACH, 'range')),
    impact: oneOf(IMPACTS),
    confidence: oneOf(CONFIDENCES),
    effort: number.pipe(z.number().min(LEAST_EFFORT, 'range').max(MOST_EFFORT, 'range')),
  }),
  run: ({ tx, input }) => putScore(tx, input, input),
});

/** Removes the score of an idea. */
export const clearScore = command({
  permission: 'feedback:update',
  input: z.object(seen),
  run: ({ tx, input }) =>
    putScore(tx, input, { reach: null, impact: null, confidence: null, effort: null }),
});

import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { COMMENT_LENGTH, type Rated } from '#app/features/satisfaction/rating.ts';
import { portalPath } from '#app/paths.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';

const REFUSALS = {
  unknown: ['gone', 404],
  limited: ['limited', 429],
  late: ['rating', 409],
  dropped: ['rating', 409],
} as const;

/** Rates the solution of a ticket, or changes the rating. */
export const rateTicket = command({
  actor: 'client',
  input: z.object({
    ticket: z.uuid(),
    rating: z.uuid(),
    score: z.coerce.number().int().min(1).max(5),
    comment: z.string().trim().max(COMMENT_LENGTH, 'long').default(''),
  }),
  async run({ tx, input: { ticket: _, ...rating } }) {
    const outcome = await callValue(tx, 'public.rate_as_client', rating, typed<Rated>());
    if (outcome === 'kept') return {};
    const [code, status] = REFUSALS[outcome ?? 'unknown'];
    throw new Refusal(code, status);
  },
  redirectTo: ({ input: { ticket } }) => `${portalPath('ticket', { id: ticket })}?done=rated`,
});

import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';

/** Sends the confirmation mail again. */
export const resendConfirmation = command({
  permission: 'campaigns:update',
  input: z.object({ subscriptionId: z.uuid() }),
  async run({ tx, input }) {
    const outcome = await callValue(
      tx,
      'public.staff_resend_newsletter',
      input,
      typed<'resent' | 'limited' | 'unknown' | 'active' | 'unsubscribed'>(),
    );
    if (outcome === 'limited') throw new Refusal('limited', 429);
    if (outcome === 'unknown') throw new Refusal('gone', 404);
    if (outcome !== 'resent') throw new Refusal('not-pending');
    return { id: input.subscriptionId };
  },
});

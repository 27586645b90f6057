import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';

/** Ends a subscription at the request of its owner to staff. */
export const unsubscribeOnRequest = command({
  permission: 'campaigns:update',
  input: z.object({ subscriptionId: z.uuid() }),
  async run({ tx, input }) {
    const outcome = await callValue(
      tx,
      'public.staff_unsubscribe_newsletter',
      input,
      typed<'unsubscribed' | 'already' | 'unknown'>(),
    );
    if (outcome === 'already') throw new Refusal('already');
    if (outcome !== 'unsubscribed') throw new Refusal('gone', 404);
    return { id: input.subscriptionId };
  },
});

import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';

/** Sends a mail again. Refused where it is queued already, or holds a link that was for one use. */
export const sendMailAgain = command({
  permission: 'settings:manage',
  input: z.object({ id: z.uuid() }),
  async run({ tx, input: { id } }) {
    const outcome = await callValue(
      tx,
      'public.send_mail_again',
      { id },
      typed<'again' | 'waiting' | 'spent' | 'unknown'>(),
    );
    if (outcome === 'waiting' || outcome === 'spent') throw new Refusal(outcome);
    if (outcome !== 'again') throw new Refusal('gone', 404);
    return { id };
  },
});

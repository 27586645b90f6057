import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

const input = z.object({ mailId: z.uuid() });

async function setDiscarded(tx: Tx, id: string, discard: boolean) {
  const isDone = await callValue(tx, 'public.discard_waiting_mail', { id, discard });
  // A colleague was first.
  if (!isDone) throw new Refusal('changed');
  return { id };
}

/** Discards a mail that waits. */
export const discardMail = command({
  permission: 'feedback:update',
  input,
  run: ({ tx, input: { mailId } }) => setDiscarded(tx, mailId, true),
});

/** Lets a mail that was discarded wait again. */
export const restoreMail = command({
  permission: 'feedback:update',
  input,
  run: ({ tx, input: { mailId } }) => setDiscarded(tx, mailId, false),
});

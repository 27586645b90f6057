import { z } from 'zod';
import { queueAccountMail } from '#app/access/account-mail.server.ts';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { userId } from './posted-fields.ts';
import { requirePerson } from './require-person.server.ts';

/** Removes the second step of a user, who is notified by mail. */
export const resetSecondFactor = command({
  permission: 'users:manage',
  stepUp: true,
  input: z.object({ userId }),
  async run({ tx, input: { userId: id } }) {
    await requirePerson(tx, id);
    return { isRemoved: await callValue(tx, 'public.reset_second_factor', { userId: id }) };
  },
  async afterCommit({ input, data: { isRemoved } }) {
    if (!isRemoved) return;
    await queueAccountMail(input.userId, 'second-step-changed', { change: 'removed' });
  },
});

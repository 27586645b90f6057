import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { mailPasswordLink } from '../password-link.server.ts';
import { userId } from './posted-fields.ts';
import { requirePerson } from './require-person.server.ts';

/** Mails the link of an invitation again, to a user without a password. */
export const sendInvitation = command({
  permission: 'users:manage',
  input: z.object({ userId }),
  async run({ tx, input: { userId: id } }) {
    await requirePerson(tx, id);
    return { isOpen: await callValue(tx, 'public.renew_invitation', { userId: id }) };
  },
  async afterCommit({ input, data: { isOpen } }) {
    if (isOpen) await mailPasswordLink(input.userId);
  },
});

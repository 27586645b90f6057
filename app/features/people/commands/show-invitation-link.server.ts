import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { acceptPasswordPath, newPasswordPath } from '../password-link.server.ts';
import { userId } from './posted-fields.ts';
import { requirePerson } from './require-person.server.ts';

/**
 * Shows the link of an invitation as a whole address, in this reply only; null once the user has a password. Each
 * reply has a new one.
 */
export const showInvitationLink = command({
  permission: 'users:manage',
  stepUp: true,
  input: z.object({ userId }),
  async run({ tx, input: { userId: id } }) {
    await requirePerson(tx, id);
    const isOpen = await callValue(tx, 'public.show_invitation', { userId: id });
    return { link: isOpen ? settings().PUBLIC_URL + newPasswordPath({ first: true }) : null };
  },
  async afterCommit({ input, data: { link } }) {
    if (link !== null) await acceptPasswordPath(input.userId, link);
  },
  headers: () => ({ 'cache-control': 'no-store' }),
});

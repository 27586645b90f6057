import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Mails the person of an unconfirmed request a new link that confirms it. */
export const resendLink = command({
  permission: 'users:update',
  input: z.object({ id: z.uuid() }),
  async run({ tx, input: { id } }) {
    await callValue(tx, 'public.resend_privacy_link', { id });
    return { outcome: 'resend' as const };
  },
});

import { sql } from 'kysely';
import { z } from 'zod';
import { queueAccountMail } from '#app/access/account-mail.server.ts';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { areaPaths } from '#app/paths.ts';
import { smtpUrl } from '#app/platform/mail/mail-servers.server.ts';

/** Sends the user a test mail through the queue of all mails; refused as `waits` within a minute of the last one. */
export const testMail = command({
  permission: 'settings:update',
  input: z.object({}),
  async run({ tx, user }) {
    const { numUpdatedRows } = await tx
      .updateTable('user_profiles')
      .set({ mailTestAskedAt: sql<Date>`now()` })
      .where('userId', '=', user.userId)
      .where(sql<boolean>`coalesce(mail_test_asked_at, '-infinity') < now() - interval '1 minute'`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refusal('waits', 429);
    // Whether there is a mail server that takes the test.
    return { server: Boolean(smtpUrl()) };
  },
  afterCommit: ({ user }) => queueAccountMail(user.userId, 'mail-test', { path: areaPaths.admin }),
});

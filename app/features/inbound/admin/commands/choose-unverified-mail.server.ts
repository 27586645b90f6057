import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { UNVERIFIED_MAIL } from '../inbound-mails.ts';

/** Sets what happens to mails of unverified senders from now on. */
export const chooseUnverifiedMail = command({
  permission: 'settings:update',
  input: z.object({ strangers: z.enum(UNVERIFIED_MAIL) }),
  async run({ tx, input: { strangers } }) {
    await tx
      .updateTable('company_settings')
      .set({ strangersMail: strangers })
      .where('strangersMail', '!=', strangers)
      .execute();
    return { strangers };
  },
});

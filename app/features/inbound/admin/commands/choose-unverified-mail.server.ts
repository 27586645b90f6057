import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { UNVERIFIED_MAIL } from '../inbound-mails.ts';

/** Sets what happens to mails of unverified senders from now on. */
export const chooseUnverifiedMail = command({
  permission: 'settings:update',
  input: z.object({ unverifiedMail: z.enum(UNVERIFIED_MAIL) }),
  async run({ tx, input: { unverifiedMail } }) {
    await tx
      .updateTable('company_settings')
      .set({ strangersMail: unverifiedMail })
      .where('strangersMail', '!=', unverifiedMail)
      .execute();
    return { unverifiedMail };
  },
});

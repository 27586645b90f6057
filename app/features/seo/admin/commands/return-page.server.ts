import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { chosenPage, lockPages, refuseBrokenRules } from './page-change.server.ts';

/** Restores a page's own words, unless they would break a rule of pages by now. */
export const returnPage = command({
  permission: 'site:delete',
  input: z.object({ revision: seenRevision }),
  prepare: ({ url, context }) => chosenPage(url, context),
  async run({ tx, input: { revision }, ready: page }) {
    const now = await lockPages(tx, page);
    const { row } = now;
    if (!row) throw new Refusal('gone', 404);
    if (row.revision !== revision) throw new Refusal('changed', 409, { newest: row.revision });
    refuseBrokenRules(page, now);
    await tx.deleteFrom('page_seo').where('id', '=', row.id).execute();
    return { revision: 0 };
  },
});

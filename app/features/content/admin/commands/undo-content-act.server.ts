import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { changeSet } from '#app/audit/posted-setting.ts';
import { undoChangeSet } from '#app/audit/undo-change-set.server.ts';
import { requireContentRights } from './content-rights.server.ts';

/** Puts items back to where they were before an act on them. */
export const undoContentAct = command({
  permission: 'site:delete',
  input: z.object({ set: changeSet }),
  prepare: async ({ session }) => requireContentRights(session),
  async run({ tx, input: { set } }) {
    await undoChangeSet(tx, set);
    return {};
  },
});

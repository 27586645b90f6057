import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { changeSet } from '#app/audit/posted-setting.ts';
import { restoreSettings } from '#app/audit/setting-changes.store.server.ts';

/** Undoes a save. Refused as `changed` if a colleague has changed the same values since. */
export const undoCompanyChange = command({
  permission: 'settings:update',
  input: z.object({ set: changeSet }),
  async run({ tx, input: { set } }) {
    const outcome = await restoreSettings(tx, set, false);
    if (outcome === 'changed') throw new Refusal('changed');
    if (outcome !== 'restored') throw new Refusal('gone', 404);
    return {};
  },
});

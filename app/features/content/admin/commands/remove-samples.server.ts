import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { DEFAULT_LOCALE } from '#app/i18n/locale.ts';
import { listOverrides, setVisibility } from '../../overrides/overrides.store.server.ts';
import { sampleRows } from '../content-list.ts';
import { requireContentRights } from './content-rights.server.ts';

/** Removes all samples from the site at once. */
export const removeSamples = command({
  permission: 'site:delete',
  input: z.object({}),
  prepare: async ({ session }) => requireContentRights(session),
  async run({ tx }) {
    // Locked, so that an item that a colleague publishes as real meanwhile stays.
    const written = await listOverrides(tx, { lock: true });
    const count = await setVisibility(tx, sampleRows(written, DEFAULT_LOCALE), 'removed');
    return { count, set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});

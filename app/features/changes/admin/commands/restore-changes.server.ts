import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { restoreChangeSet } from '#app/audit/restore-change-set.server.ts';
import { readChangeSet } from '#app/audit/setting-changes.store.server.ts';
import { settleLogo } from '#app/features/brand/admin/logos/settle-logo.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';

/** A restored logo may lack its file, since deleted files cannot be restored. */
async function settleLogosOf(user: Person, set: string): Promise<void> {
  const changes = await asPerson(user, (tx) => readChangeSet(tx, set));
  const paths = changes
    .filter(({ table }) => table === 'logos')
    .flatMap(({ before, after }) => [before?.['file_path'], after?.['file_path']]);
  for (const path of new Set(paths)) if (typeof path === 'string') await settleLogo(path);
}

/** Undoes the change set that the address names; over later changes with `anyway`. */
export const restoreChanges = command({
  permission: ['settings:update', 'site:update'],
  input: z.object({ anyway: z.literal('yes').optional().catch(undefined) }),
  prepare: async ({ params }) => params['set'] ?? '',
  async run({ tx, input: { anyway }, ready: set }) {
    const outcome = await restoreChangeSet(tx, set, anyway === 'yes');
    if (outcome === 'unknown') throw new Refusal('gone', 404);
    if (outcome !== 'restored') throw new Refusal(outcome);
    return { set };
  },
  afterCommit: ({ user, data: { set } }) => settleLogosOf(user, set),
});

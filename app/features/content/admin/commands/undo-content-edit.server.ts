import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { changeSet, seenRevision } from '#app/audit/posted-setting.ts';
import { undoChangeSet } from '#app/audit/undo-change-set.server.ts';
import { readOverride } from '../../overrides/overrides.store.server.ts';
import { editorAfter, itemToChange } from './content-change.server.ts';

/** Puts an item back to where it was before the last post of its editor. */
export const undoContentEdit = command({
  permission: 'site:update',
  input: z.object({ revision: seenRevision, set: changeSet }),
  prepare: itemToChange,
  async run({ tx, input: { set }, ready: item }) {
    await undoChangeSet(tx, set);
    const { revision } = await readOverride(tx, item);
    return { kind: item.kind, slug: item.slug, done: 'undone' as const, revision };
  },
  redirectTo: editorAfter,
});

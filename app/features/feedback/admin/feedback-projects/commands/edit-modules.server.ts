import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { applyEdit, draftIn } from '../project-draft.ts';
import { readProject } from '../projects.store.server.ts';

/** Adds, moves or removes a module of the draft in the form, without scripts; nothing is saved. */
export const editModules = command({
  permission: 'settings:manage',
  input: z.object({ id: z.uuid().nullable(), edit: z.string(), revision: seenRevision }),
  prepare: async ({ form }) => draftIn(form),
  async run({ tx, input: { id, edit, revision }, ready: draft }) {
    const found = id === null ? undefined : await readProject(tx, id);
    if (id !== null && !found?.mayEdit) throw new Refusal('forbidden', 403);
    return { typed: applyEdit(draft, edit, found?.used ?? []), revision };
  },
});

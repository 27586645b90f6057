import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { changeSet, seenRevision } from '#app/audit/posted-setting.ts';
import { undoChangeSet } from '#app/audit/undo-change-set.server.ts';
import { adminPath } from '#app/paths.ts';
import { violatesRule } from '#app/platform/database/errors.server.ts';
import { readProject } from '../projects.store.server.ts';

/** Deletes a project as it was read; returns whether it was unchanged. */
async function deleteRow(tx: Tx, id: string, revision: number): Promise<boolean> {
  try {
    const { numDeletedRows } = await tx
      .deleteFrom('feedback_projects')
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  } catch (error) {
    // Feedback has arrived since the project was read.
    if (violatesRule(error)) throw new Refusal('used');
    throw error;
  }
}

/** Deletes a project without feedback. */
export const deleteProject = command({
  permission: 'settings:manage',
  input: z.object({ id: z.uuid(), revision: seenRevision }),
  async run({ tx, input: { id, revision } }) {
    const found = await readProject(tx, id);
    if (!found || found.deleted) throw new Refusal('gone', 404);
    if (!found.mayEdit) throw new Refusal('forbidden', 403);
    if (found.used.includes(id)) throw new Refusal('used');
    if (!(await deleteRow(tx, id, revision))) throw new Refusal('changed');
    return { set: await changeSetOf(tx) };
  },
  // The list offers the undo.
  redirectTo: ({ data: { set } }) =>
    `${adminPath('feedbackProjects')}?${new URLSearchParams({ set: set ?? '' })}`,
});

/** Restores a deleted project. */
export const restoreProject = command({
  permission: 'settings:manage',
  input: z.object({ set: changeSet }),
  async run({ tx, input: { set } }) {
    await undoChangeSet(tx, set);
    return {};
  },
});

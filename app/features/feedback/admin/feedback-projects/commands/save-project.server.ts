import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { saveSetting } from '#app/audit/save-setting.server.ts';
import { adminPath } from '#app/paths.ts';
import { violatedConstraint, violatesRule } from '#app/platform/database/errors.server.ts';
import type { ModuleDraft, ProjectConflict, ProjectDraft } from '../feedback-projects.ts';
import { moduleColumns, projectColumns } from '../project-columns.ts';
import { draftDifferences } from '../project-differences.ts';
import { draftIn, isNew, mistakesIn } from '../project-draft.ts';
import {
  readEditableProducts,
  readModules,
  readProject,
  type StoredModule,
} from '../projects.store.server.ts';

const stored = <Columns extends { translations: object }>(columns: Columns) => ({
  ...columns,
  translations: JSON.stringify(columns.translations),
});

const columnsAt = (module: ModuleDraft, place: number) => ({
  ...moduleColumns(module),
  displayOrder: place,
});

const differs = (held: StoredModule, wanted: ReturnType<typeof columnsAt>) =>
  (Object.keys(wanted) as (keyof typeof wanted)[]).some(
    (key) => JSON.stringify(held[key]) !== JSON.stringify(wanted[key]),
  );

/** Inserts, updates and deletes modules of a project until they are the given ones; unchanged rows are not written. */
async function saveModules(tx: Tx, project: string, wanted: readonly ModuleDraft[]) {
  const held = await readModules(tx, project);
  for (const { id } of held.filter((one) => !wanted.some((module) => module.id === one.id))) {
    await tx.deleteFrom('feedback_modules').where('id', '=', id).execute();
  }
  for (const [index, module] of wanted.entries()) {
    const columns = columnsAt(module, index + 1);
    const was = held.find(({ id }) => id === module.id);
    if (was) {
      if (!differs(was, columns)) continue;
      const query = tx.updateTable('feedback_modules').set(stored(columns));
      await query.where('id', '=', was.id).execute();
      continue;
    }
    const id = isNew(module) ? {} : { id: module.id };
    await tx
      .insertInto('feedback_modules')
      .values({ ...id, ...stored(columns), projectId: project })
      .execute();
  }
}

/** Refuses an invalid draft, with its errors by field. */
async function refuseMistakes(tx: Tx, draft: ProjectDraft): Promise<void> {
  const mistakes = { ...mistakesIn(draft) };
  const products = await readEditableProducts(tx);
  if (!products.some(({ slug }) => slug === draft.product)) mistakes['product'] = 'product';
  if (Object.keys(mistakes).length > 0) throw new Refusal('invalid', 422, undefined, mistakes);
}

/** Creates a project with its modules, as one change. */
async function makeProject(tx: Tx, draft: ProjectDraft) {
  const { id, revision } = await tx
    .insertInto('feedback_projects')
    .values(stored(projectColumns(draft)))
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow();
  await saveModules(tx, id, draft.modules);
  return { id, revision, typed: draft };
}

/** Saves a project with its modules as one change. */
async function updateProject(tx: Tx, key: { id: string; revision: number }, draft: ProjectDraft) {
  const saved = await saveSetting(tx, 'feedback_projects', key, stored(projectColumns(draft)));
  if (saved.kind === 'gone') throw new Refusal('gone', 404);
  if (saved.kind === 'conflict' && saved.conflict.deleted) {
    const details: ProjectConflict = { conflict: saved.conflict };
    throw new Refusal('changed', 409, details);
  }
  if (saved.kind === 'saved') await saveModules(tx, key.id, draft.modules);
  const now = await readProject(tx, key.id);
  if (!now) throw new Refusal('gone', 404);
  if (saved.kind === 'conflict') {
    const differences = draftDifferences(now.draft, draft);
    const details: ProjectConflict = {
      conflict: { ...saved.conflict, differences },
      theirs: now.draft,
    };
    throw new Refusal('changed', 409, details);
  }
  return { id: key.id, revision: now.revision, typed: now.draft };
}

/** The refusal of a violated constraint; every other error as it is. */
function refusalOf(error: unknown): unknown {
  if (violatedConstraint(error) === 'feedback_projects_key_key') {
    return new Refusal('invalid', 422, undefined, { key: 'taken' });
  }
  // Feedback may have arrived, so that a key or a module must stay.
  return violatesRule(error) ? new Refusal('refused') : error;
}

/**
 * Saves a project with its modules, or creates one. Refused as `changed` with the conflict where a
 * colleague has saved it since it was read.
 */
export const saveProject = command({
  permission: 'settings:manage',
  input: z.object({ id: z.uuid().nullable(), revision: seenRevision }),
  prepare: async ({ form }) => draftIn(form),
  async run({ tx, input: { id, revision }, ready: draft }) {
    const found = id === null ? undefined : await readProject(tx, id);
    if (id !== null && !found) throw new Refusal('gone', 404);
    if (found && !found.mayEdit) throw new Refusal('forbidden', 403);
    await refuseMistakes(tx, draft);
    try {
      if (id === null) return await makeProject(tx, draft);
      return await updateProject(tx, { id, revision }, draft);
    } catch (error) {
      throw refusalOf(error);
    }
  },
  redirectTo: ({ input, data }) =>
    input.id === null ? adminPath('feedbackProject', { id: data.id }) : undefined,
});

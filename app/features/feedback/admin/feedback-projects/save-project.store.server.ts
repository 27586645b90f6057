import type { Transaction } from 'kysely';
import { type Saved, saveSetting } from '#app/audit/save-setting.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { ModuleDraft, ProjectDraft } from './feedback-projects.ts';
import { moduleColumns, projectColumns } from './project-columns.ts';
import { draftDifferences } from './project-differences.ts';
import { isNew } from './project-draft.ts';
import { readModules, readProject, type StoredModule } from './projects.store.server.ts';

type Tx = Transaction<DB>;
type Key = { id: string; revision: number };

const stored = <Columns extends { translations: object }>(columns: Columns) => ({
  ...columns,
  translations: JSON.stringify(columns.translations),
});

const columnsAt = (module: ModuleDraft, place: number) => ({
  ...moduleColumns(module),
  display_order: place,
});

const differs = (held: StoredModule, wanted: ReturnType<typeof columnsAt>) =>
  (Object.keys(wanted) as (keyof typeof wanted)[]).some(
    (key) => JSON.stringify(held[key]) !== JSON.stringify(wanted[key]),
  );

/** Makes the modules of a project those that are wanted; what is as it was is not touched. */
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
      .values({ ...id, ...stored(columns), project_id: project })
      .execute();
  }
}

/** Makes a project with its modules, as one change. */
export async function makeProject(tx: Tx, draft: ProjectDraft): Promise<string> {
  const { id } = await tx
    .insertInto('feedback_projects')
    .values(stored(projectColumns(draft)))
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveModules(tx, id, draft.modules);
  return id;
}

export type SavedProject =
  | { saved: Extract<Saved, { kind: 'gone' }> }
  | { saved: Exclude<Saved, { kind: 'gone' }>; now: ProjectDraft | undefined };

/**
 * Saves a project with its modules as one change, unless a colleague has changed either since it was read
 * at `revision`: then nothing is written, and the answer says what would be overwritten.
 */
export async function saveProjectRows(
  tx: Tx,
  key: Key,
  draft: ProjectDraft,
): Promise<SavedProject> {
  const saved = await saveSetting(tx, 'feedback_projects', key, stored(projectColumns(draft)));
  if (saved.kind === 'gone') return { saved };
  if (saved.kind === 'conflict' && saved.conflict.deleted) return { saved, now: undefined };
  if (saved.kind === 'saved') await saveModules(tx, key.id, draft.modules);
  const now = await readProject(tx, key.id);
  if (!now) return { saved: { kind: 'gone' } };
  if (saved.kind === 'saved') {
    return { saved: { kind: 'saved', revision: now.revision }, now: now.draft };
  }
  const conflict = { ...saved.conflict, differences: draftDifferences(now.draft, draft) };
  return { saved: { kind: 'conflict', conflict }, now: now.draft };
}

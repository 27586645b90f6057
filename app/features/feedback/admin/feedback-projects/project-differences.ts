import { type Difference, differencesOf } from '#app/audit/setting-changes.ts';
import { snakeKeys } from '#app/platform/database/column-names.ts';
import type { ModuleDraft, ProjectDraft } from './feedback-projects.ts';
import { moduleColumns, projectColumns } from './project-columns.ts';

/** Differences are named by the columns of SQL, as in the record of changes. */
const rowOf = (module: ModuleDraft) => snakeKeys(moduleColumns(module));
const keysOf = (modules: readonly ModuleDraft[]) => modules.map(({ name }) => name);

/** Modules that both have, in the order of one of them. */
const common = ({ modules }: ProjectDraft, other: ProjectDraft) =>
  modules.filter(({ id }) => other.modules.some((module) => module.id === id));

/** The differences of two drafts of a project, by column and name of the module: `key › Pedidos`. */
export function draftDifferences(before: ProjectDraft, after: ProjectDraft): Difference[] {
  const modules = before.modules.flatMap((module) => {
    const other = after.modules.find(({ id }) => id === module.id);
    if (!other) return [{ path: ['modules', module.name], before: module.name, after: undefined }];
    return differencesOf(rowOf(module), rowOf(other)).map((difference) => ({
      ...difference,
      path: [...difference.path, module.name],
    }));
  });
  const added = after.modules
    .filter(({ id }) => !before.modules.some((module) => module.id === id))
    .map(({ name }) => ({ path: ['modules', name], before: undefined, after: name }));
  const [was, is] = [common(before, after), common(after, before)];
  const turned = was.some(({ id }, index) => is[index]?.id !== id);
  const order = turned ? [{ path: ['display_order'], before: keysOf(was), after: keysOf(is) }] : [];
  const own = differencesOf(snakeKeys(projectColumns(before)), snakeKeys(projectColumns(after)));
  return [...own, ...modules, ...added, ...order];
}

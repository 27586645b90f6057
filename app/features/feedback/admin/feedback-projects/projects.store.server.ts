import { type Selectable, sql, type Transaction } from 'kysely';
import { readDeleted, readDeletedWith, readSetting } from '#app/audit/read-setting.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { camelKeys } from '#app/platform/database/column-names.ts';
import type {
  DB,
  FeedbackModules,
  FeedbackProjects,
} from '#app/platform/database/database.types.ts';
import type { FilterOf } from '#app/ui/admin/data-table/list-declaration.ts';
import { POSITIONS, THEMES } from '../../feedback-rules.ts';
import type {
  ModuleDraft,
  ProductChoice,
  ProjectDraft,
  ProjectRow,
  StaffProject,
} from './feedback-projects.ts';
import type { feedbackProjectsList } from './projects.list.server.ts';

type Tx = Transaction<DB>;
export type StoredModule = Pick<
  Selectable<FeedbackModules>,
  'id' | 'key' | 'name' | 'translations' | 'isActive' | 'displayOrder'
>;

const englishIn = (translations: unknown): string =>
  (translations as { en?: { name?: string } } | null)?.en?.name ?? '';

/** Products whose projects the user may edit. */
export const readEditableProducts = (tx: Tx): Promise<ProductChoice[]> =>
  tx
    .selectFrom('crm_products')
    .select(['slug', 'name'])
    .where(sql<boolean>`private.may_in('settings', 'manage', slug)`)
    .orderBy('displayOrder')
    .execute();

/** The projects of a filter, in order. */
export async function listProjects(
  tx: Tx,
  { text, state }: FilterOf<typeof feedbackProjectsList>,
  { by, descending }: { by: 'name' | 'product'; descending: boolean },
): Promise<ProjectRow[]> {
  const { rows } = await sql<ProjectRow>`
    select p.id, p.key, p.name, coalesce(c.name, p.product) as product, p.is_active,
      cardinality(p.allowed_origins) as origins,
      array(select m.name from public.feedback_modules m where m.project_id = p.id and m.is_active
        order by m.display_order, m.key) as modules
    from public.feedback_projects p left join public.crm_products c on c.slug = p.product
    order by p.name, p.id`.execute(tx);
  const sought = text?.toLowerCase();
  const found = rows.filter(
    ({ key, name, isActive }) =>
      (!state || isActive === (state === 'on')) &&
      (!sought || `${key} ${name}`.toLowerCase().includes(sought)),
  );
  const sorted =
    by === 'name' ? found : found.toSorted((a, b) => a.product.localeCompare(b.product));
  return descending ? sorted.toReversed() : sorted;
}

/** Every module of a project, in their order. */
export const readModules = (tx: Tx, project: string): Promise<StoredModule[]> =>
  tx
    .selectFrom('feedback_modules')
    .select(['id', 'key', 'name', 'translations', 'isActive', 'displayOrder'])
    .where('projectId', '=', project)
    .orderBy('displayOrder')
    .orderBy('key')
    .execute();

/** The modules that were deleted with their project. */
async function readDeletedModules(tx: Tx, project: string): Promise<StoredModule[]> {
  const removed = await readDeleted(tx, 'feedback_projects', { id: project });
  if (!removed) return [];
  const key = { project_id: project };
  const rows = await readDeletedWith(tx, 'feedback_modules', key, removed.changeSet);
  return (rows.map(camelKeys) as unknown as StoredModule[]).toSorted(
    (one, other) => one.displayOrder - other.displayOrder,
  );
}

const moduleOf = ({ id, key, name, translations, isActive }: StoredModule): ModuleDraft => ({
  id,
  key,
  name,
  nameEn: englishIn(translations),
  isActive,
});

const draftOf = (row: Selectable<FeedbackProjects>, modules: StoredModule[]): ProjectDraft => ({
  key: row.key,
  name: row.name,
  nameEn: englishIn(row.translations),
  product: row.product,
  isActive: row.isActive,
  origins: row.allowedOrigins.join('\n'),
  persona: row.persona,
  switches: {
    ideas_enabled: row.ideasEnabled,
    questions_enabled: row.questionsEnabled,
    nps_enabled: row.npsEnabled,
    srs_enabled: row.srsEnabled,
    attachments_enabled: row.attachmentsEnabled,
  },
  position: POSITIONS.find((one) => one === row.widgetPosition) ?? 'bottom-right',
  theme: THEMES.find((one) => one === row.widgetTheme) ?? 'auto',
  modules: modules.map(moduleOf),
});

/** Projects and modules that keep their keys. */
async function readUsed(tx: Tx): Promise<string[]> {
  return (await callValue(tx, 'public.feedback_in_use', {})) ?? [];
}

/** One project with everything that its editor needs, also a deleted one. */
export async function readProject(
  tx: Tx,
  id: string,
): Promise<(StaffProject & { id: string }) | undefined> {
  const found = await readSetting(tx, 'feedback_projects', { id });
  if (!found) return undefined;
  const { row, deleted } = found;
  const modules = deleted ? await readDeletedModules(tx, id) : await readModules(tx, id);
  const answer = await callValue(tx, 'private.may_in', {
    resource: 'settings',
    action: 'manage',
    product: row.product,
  });
  const own = [id, ...modules.map((module) => module.id)];
  return {
    id,
    revision: row.revision,
    deleted,
    draft: draftOf(row, modules),
    used: (await readUsed(tx)).filter((one) => own.includes(one)),
    mayEdit: answer ?? false,
  };
}

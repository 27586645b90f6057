import { type RawBuilder, sql, type Transaction } from 'kysely';
import { colleagueName } from '#app/access/colleague-name.server.ts';
import { readDeleted, readDeletedWith, readSetting } from '#app/audit/read-setting.server.ts';
import { functionCall } from '#app/platform/database/call-function.server.ts';
import { camelKeys, snakeKeys } from '#app/platform/database/column-names.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { hasText, pageAfter } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { formsList } from './forms.list.server.ts';
import { FORM_SOURCES, type SourceOption } from './source-choice.ts';
import {
  FIGURE_DAYS,
  type FormRow,
  type FormSort,
  type FormState,
  type StoredDefinition,
  type StoredField,
  type StoredStep,
} from './stored-form.ts';

type Tx = Transaction<DB>;

const state = sql<FormState>`case when f.archived_at is not null then 'archived'
  when f.is_active then 'active' else 'inactive' end`;

/** The first key of each order. */
const SORT_KEYS: Record<FormSort['by'], RawBuilder<unknown>> = {
  name: sql`private.folded(f.name)`,
  state,
  views: sql`g.views`,
  starts: sql`g.starts`,
  completions: sql`g.completions`,
};

const figures = sql<{
  formId: string;
  views: number;
  starts: number;
  completions: number;
}>`(select * from ${functionCall('private.form_figures', { days: FIGURE_DAYS })})`;

/** Forms in the requested order, a page after the given one; none for users who may not read the site. */
export async function listForms(tx: Tx, part: ListPart<typeof formsList>): Promise<FormRow[]> {
  const { text, state: wanted } = part.filter;
  const forms = tx
    .with('forms', (db) =>
      db
        .selectFrom('qualification_forms as f')
        .innerJoin(figures.as('g'), 'g.formId', 'f.id')
        .select(['f.id', 'f.name', 'f.title', 'f.pagePaths as pages', 'f.revision', 'f.createdAt'])
        .select(['g.views', 'g.starts', 'g.completions'])
        .select([state.as('state'), SORT_KEYS[part.sort.by].as('sortKey')]),
    )
    .selectFrom('forms as t')
    .select(['t.id', 't.name', 't.state', 't.pages', 't.revision'])
    .select(['t.views', 't.starts', 't.completions'])
    .select([
      sql<number>`(select count(*)::int from public.form_fields q where q.form_id = t.id)`.as(
        'questions',
      ),
      sql<number>`(select coalesce(max(v.version), 0) from public.form_versions v
        where v.form_id = t.id)`.as('version'),
    ])
    // By default, the list omits archived forms.
    .where('t.state', wanted ? '=' : '<>', wanted ?? 'archived');
  const found = text ? forms.where(hasText(sql`t.name || ' ' || t.title`, text)) : forms;
  const place = { table: 'forms', keys: ['sort_key', 'created_at', 'id'] } as const;
  return pageAfter(found, place, part).execute();
}

/** The state of a form, by the columns that hold it. */
export const stateOf = (row: { isActive: boolean; archivedAt: unknown }): FormState => {
  if (row.archivedAt !== null) return 'archived';
  return row.isActive ? 'active' : 'inactive';
};

/** The questions of a form in their order. */
export async function readFields(tx: Tx, formId: string): Promise<StoredField[]> {
  const rows = await tx
    .selectFrom('form_fields')
    .select(['id', 'fieldName', 'fieldLabel', 'fieldType', 'isRequired', 'placeholderText'])
    .select(['options', 'contactProperty', 'customFieldId', 'translations', 'step', 'conditions'])
    .where('formId', '=', formId)
    .orderBy('step')
    .orderBy('fieldOrder')
    .orderBy('id')
    .execute();
  // Checked by the table.
  return rows.map(snakeKeys) as unknown as StoredField[];
}

/** The questions that were deleted with their form, in the order they had. */
async function readDeletedFields(tx: Tx, formId: string): Promise<StoredField[]> {
  const form = await readDeleted(tx, 'qualification_forms', { id: formId });
  if (!form) return [];
  const rows = await readDeletedWith(tx, 'form_fields', { form_id: formId }, form.changeSet);
  const placed = rows as (StoredField & { field_order: number; form_id: string })[];
  return placed
    .sort((one, other) => one.field_order - other.field_order)
    .map(({ field_order: _, form_id: __, ...field }) => field);
}

/** One form with everything that its editor shows, even after its deletion, or undefined. */
export async function readForm(tx: Tx, id: string) {
  const found = await readSetting(tx, 'qualification_forms', { id });
  if (!found) return undefined;
  const { row, deleted } = found;
  const definition: StoredDefinition = {
    title: row.title,
    description: row.description,
    thank_you_title: row.thankYouTitle,
    thank_you_message: row.thankYouMessage,
    redirect_to_whatsapp: row.redirectToWhatsapp,
    redirect_delay: row.redirectDelay,
    translations: row.translations as StoredDefinition['translations'],
    steps: (row.steps ?? []) as unknown as StoredStep[],
    fields: deleted ? await readDeletedFields(tx, id) : await readFields(tx, id),
  };
  return {
    id: row.id,
    name: row.name,
    state: stateOf(row),
    pages: row.pagePaths,
    source: row.leadSource ?? '',
    revision: row.revision,
    deleted,
    definition,
  };
}

/**
 * Pages that another active form has by now and this one cannot take: the older form serves a page that
 * both list. By path, the name of that form.
 */
export async function readClaimedPages(tx: Tx, id: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ path: string; name: string }>`
    select distinct on (path) path, o.name
    from public.qualification_forms f
    join public.qualification_forms o on o.is_active and o.id <> f.id
      and (o.created_at, o.id) < (f.created_at, f.id)
    cross join unnest(o.page_paths) path
    where f.id = ${id}::uuid order by path, o.created_at, o.id`.execute(tx);
  return Object.fromEntries(rows.map(({ path, name }) => [path, name]));
}

/** Sources of the products that a form may choose from, in the order of the products. */
export async function readSources(tx: Tx): Promise<SourceOption[]> {
  const rows = await tx
    .selectFrom('crm_products')
    .select(['name', 'leadSources'])
    .orderBy('displayOrder')
    .orderBy('slug')
    .execute();
  return rows.flatMap(({ name, leadSources }) =>
    FORM_SOURCES.filter((source) => leadSources.includes(source)).map((source) => ({
      source,
      product: name,
    })),
  );
}

/** How many versions are shown at once; older ones stay in the record of changes. */
const MAX_VERSIONS = 20;

/** The newest versions of a form; the last one only for the comparison with its successor. */
export async function readVersions(tx: Tx, formId: string) {
  const { rows } = await sql<{
    id: string;
    version: number;
    definition: StoredDefinition;
    createdAt: Date;
    byName: string | null;
  }>`
    select v.id, v.version, v.definition, v.created_at, ${colleagueName('v.created_by')} as by_name
    from public.form_versions v
    where v.form_id = ${formId}::uuid order by v.version desc
    limit ${MAX_VERSIONS + 1}`.execute(tx);
  return rows;
}

/** One version of a form, or undefined. */
export async function readVersion(tx: Tx, formId: string, id: string) {
  const row = await tx
    .selectFrom('form_versions')
    .select(['version', 'definition'])
    .where('formId', '=', formId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { version: row.version, definition: row.definition as unknown as StoredDefinition };
}

/** A form that visitors do not see yet, with a first question about the person. */
export async function makeForm(
  tx: Tx,
  { name, source }: { name: string; source: string },
  { fields, translations, steps = [], ...texts }: StoredDefinition,
): Promise<string> {
  const { id } = await tx
    .insertInto('qualification_forms')
    .values({
      name,
      leadSource: source || null,
      ...camelKeys(texts),
      translations: JSON.stringify(translations),
      steps: JSON.stringify(steps),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertFields(tx, id, fields);
  return id;
}

/** Questions of a form, each at its place in the list; one without an id gets one. */
async function insertFields(tx: Tx, formId: string, fields: readonly StoredField[]) {
  for (const [index, field] of fields.entries()) await insertField(tx, formId, index + 1, field);
}

export async function insertField(
  tx: Tx,
  formId: string,
  place: number,
  { id, options, translations, conditions = [], ...field }: StoredField,
): Promise<void> {
  await tx
    .insertInto('form_fields')
    .values({
      ...(id !== '' && { id }),
      ...camelKeys(field),
      formId,
      fieldOrder: place,
      options: JSON.stringify(options),
      conditions: JSON.stringify(conditions),
      translations: JSON.stringify(translations),
    })
    .executeTakeFirst();
}

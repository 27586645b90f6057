/** Tables whose rows staff edit: those of `private.staff_edit`, by which every change is recorded. */
export const SETTING_TABLES = [
  'company_settings',
  'contact_info',
  'logos',
  'brand_colors',
  'color_presets',
  'seo_settings',
  'page_seo',
  'custom_tags',
  'qualification_forms',
  'form_fields',
  'content_overrides',
  'content_schedules',
  'case_leaves',
  'crm_products',
  'custom_fields',
  'crm_pipelines',
  'crm_close_reasons',
  'crm_stages',
  'crm_templates',
  'company_holidays',
  'answer_targets',
  'price_rules',
  'lead_assignment_rules',
  'score_rules',
  'automation_rules',
  'feedback_projects',
  'feedback_modules',
  'ticket_targets',
] as const;
export type SettingTable = (typeof SETTING_TABLES)[number];

/** Those that the permissions of the site decide about, as private.site_tables() in the database. */
const SITE_TABLES: readonly string[] = [
  'logos',
  'brand_colors',
  'color_presets',
  'seo_settings',
  'page_seo',
  'custom_tags',
  'qualification_forms',
  'form_fields',
  'content_overrides',
  'content_schedules',
  'case_leaves',
] satisfies SettingTable[];

/** The resource whose permissions decide about a recorded table. */
export const resourceOfTable = (table: string): 'site' | 'settings' =>
  SITE_TABLES.includes(table) ? 'site' : 'settings';

/** A row as the record keeps it: without its revision and its counters. */
export type SettingRow = Readonly<Record<string, unknown>>;

/** A letter of the private area: no typed text begins with it. */
const REMOVED = '\ue000';

/** In place of the id of a row that has no name any more; another for each row, since states are compared. */
export const removedRow = (id: string): string => `${REMOVED}${id}`;
export const isRemovedRow = (value: unknown): boolean =>
  typeof value === 'string' && value.startsWith(REMOVED);

/** Who deleted a row, null for the server itself or a deleted account; ISO time. */
export type Deletion = { by: string | null; at: string | null };

/** A conflicting save: who saved first, and when. */
export type Conflict = Deletion & {
  /** To be sent with the next save, which then overwrites knowingly; 0 restores a row. */
  revision: number;
  /** Fields that would be overwritten: the present value, and the typed one. */
  differences: Difference[];
  deleted: boolean;
};

/** One field that differs. `path` leads to it: a column, then keys inside of it. */
export type Difference = {
  path: string[];
  before: unknown;
  after: unknown;
  /** Both with names in place of the ids of other rows. */
  shown?: { before: unknown; after: unknown };
};

const isRecord = (value: unknown): value is SettingRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Paths that a reader sees as one field: `neutral_scale › 50` and `translations › en › title`. */
export function differencesOf(
  before: SettingRow | null,
  after: SettingRow | null,
  path: string[] = [],
): Difference[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...keys].flatMap((key) => {
    const was = before?.[key];
    const is = after?.[key];
    if (sameValue(was, is)) return [];
    const here = [...path, key];
    if (isRecord(was) || isRecord(is)) {
      return differencesOf(isRecord(was) ? was : null, isRecord(is) ? is : null, here);
    }
    return [{ path: here, before: was, after: is }];
  });
}

/** Columns without meaning for a reader. */
const SILENT = [
  'id',
  'form_id',
  'pipeline_id',
  'project_id',
  'version_id',
  'rule_key',
  'created_at',
  'revision',
  'updated_at',
  'visibility_changed_at',
  'usage_count',
  'written_over',
];

export const isReported = ({ path: [column = ''] }: Difference): boolean =>
  !SILENT.includes(column);

/** The part of a row's change that a line of a list shows. */
export type BriefChange = {
  reported: Difference[];
  /** How many fields more have changed. */
  more: number;
};

const MAX_REPORTED = 2;
/** A longer value is cut: no line shows more characters. */
const LONGEST = 60;

const cut = (value: unknown): unknown =>
  typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value;

/** The first fields that differ between two states of a row, their values cut to fit a line. */
export function briefly(before: SettingRow | null, after: SettingRow | null): BriefChange {
  const differences = differencesOf(before, after).filter(isReported);
  return {
    reported: differences.slice(0, MAX_REPORTED).map(({ path, ...values }) => ({
      path,
      before: cut(values.before),
      after: cut(values.after),
    })),
    more: Math.max(0, differences.length - MAX_REPORTED),
  };
}

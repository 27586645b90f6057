import type { Transaction } from 'kysely';
import type { Locale } from '#app/i18n/locale.ts';
import { camelKeys, type SnakeKeys } from '#app/platform/database/column-names.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { translated } from '#app/platform/database/translations.ts';
import type {
  ActiveForm,
  Condition,
  FieldType,
  FormDefinition,
  FormField,
} from './form-definition.ts';

const formRows = (tx: Transaction<DB>) =>
  tx
    .selectFrom('qualification_forms')
    .select(['id', 'title', 'description', 'thankYouTitle', 'thankYouMessage'])
    .select(['redirectToWhatsapp', 'redirectDelay', 'pagePaths', 'translations', 'steps'])
    .where('isActive', '=', true)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

const fieldRows = (tx: Transaction<DB>) =>
  tx
    .selectFrom('form_fields')
    .select(['formId', 'fieldName', 'fieldLabel', 'fieldType', 'isRequired'])
    .select(['placeholderText', 'options', 'translations', 'step', 'conditions'])
    .orderBy('formId')
    .orderBy('step')
    .orderBy('fieldOrder')
    .execute();

const newestVersions = (tx: Transaction<DB>) =>
  tx
    .selectFrom('form_versions')
    .select((of) => ['formId', of.fn.max('version').as('version')])
    .groupBy('formId')
    .execute();

/** Versions from before steps have neither steps nor conditions. */
type Later<Row, Key extends keyof Row> = Omit<Row, Key> & Partial<Pick<Row, Key>>;
type FormRow = Later<Omit<Awaited<ReturnType<typeof formRows>>[number], 'pagePaths'>, 'steps'>;
type FieldRow = Later<
  Omit<Awaited<ReturnType<typeof fieldRows>>[number], 'formId'>,
  'step' | 'conditions'
>;
/** The definition of a version is JSON with the columns' names of SQL. */
type StoredDefinition = SnakeKeys<Omit<FormRow, 'id'>> & { fields: SnakeKeys<FieldRow>[] };
type Option = { value: string; label: string };
type StoredStep = { title: string; title_en: string; conditions: Condition[] };

const whenOf = (conditions: unknown): Pick<FormField, 'when'> => {
  const when = (conditions ?? []) as Condition[];
  return when.length > 0 ? { when } : {};
};

function fieldIn(locale: Locale, row: FieldRow): FormField {
  return {
    name: row.fieldName,
    label: translated(row, 'fieldLabel', locale),
    type: row.fieldType as FieldType,
    required: row.isRequired,
    placeholder: translated(row, 'placeholderText', locale) ?? '',
    options: (translated(row, 'options', locale) ?? []) as Option[],
    ...(row.step && { step: row.step }),
    ...whenOf(row.conditions),
  };
}

function formIn(
  locale: Locale,
  row: FormRow,
  fields: FieldRow[],
  version: number | undefined,
): FormDefinition {
  const steps = (row.steps ?? []) as unknown as StoredStep[];
  return {
    ...(version !== undefined && { version }),
    ...(steps.length > 1 && {
      steps: steps.map(({ title, title_en, conditions }) => ({
        title: (locale === 'en' && title_en) || title,
        ...whenOf(conditions),
      })),
    }),
    id: row.id,
    title: translated(row, 'title', locale) ?? '',
    description: translated(row, 'description', locale) ?? '',
    thankYouTitle: translated(row, 'thankYouTitle', locale) ?? '',
    thankYouMessage: translated(row, 'thankYouMessage', locale) ?? '',
    redirectToWhatsapp: row.redirectToWhatsapp,
    redirectDelay: row.redirectDelay,
    fields: fields.map((field) => fieldIn(locale, field)),
  };
}

/** Active forms with their fields, oldest first. */
export async function readActiveForms(tx: Transaction<DB>): Promise<ActiveForm[]> {
  const forms = await formRows(tx);
  const fields = await fieldRows(tx);
  const versions = await newestVersions(tx);
  return forms.map((row) => {
    const own = fields.filter((field) => field.formId === row.id);
    const version = versions.find((each) => each.formId === row.id)?.version;
    return {
      pagePaths: row.pagePaths ?? [],
      text: { 'pt-BR': formIn('pt-BR', row, own, version), en: formIn('en', row, own, version) },
    };
  });
}

/**
 * A version of a form, or null. For a visitor who was still filling it in when staff changed it or switched
 * it off.
 */
export async function readRequestedForm(
  tx: Transaction<DB>,
  { id, version }: { id: string; version: number },
  locale: Locale,
): Promise<FormDefinition | null> {
  const row = await tx
    .selectFrom('form_versions')
    .select('definition')
    .where('formId', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return null;
  const { fields, ...form } = row.definition as StoredDefinition;
  return formIn(locale, { ...camelKeys(form), id }, fields.map(camelKeys), version);
}

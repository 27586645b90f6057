import type { Transaction } from 'kysely';
import type { Locale } from '#app/i18n/locale.ts';
import { translated } from '#app/i18n/translations.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { ActiveForm, FieldType, FormDefinition, FormField } from './form-definition.ts';

const formRows = (tx: Transaction<DB>) =>
  tx
    .selectFrom('qualification_forms')
    .select(['id', 'title', 'description', 'thank_you_title', 'thank_you_message'])
    .select(['redirect_to_whatsapp', 'redirect_delay', 'page_paths', 'translations'])
    .where('is_active', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

const fieldRows = (tx: Transaction<DB>) =>
  tx
    .selectFrom('form_fields')
    .select(['form_id', 'field_name', 'field_label', 'field_type', 'is_required'])
    .select(['placeholder_text', 'options', 'translations'])
    .orderBy('form_id')
    .orderBy('field_order')
    .execute();

const newestVersions = (tx: Transaction<DB>) =>
  tx
    .selectFrom('form_versions')
    .select((of) => ['form_id', of.fn.max('version').as('version')])
    .groupBy('form_id')
    .execute();

type FormRow = Omit<Awaited<ReturnType<typeof formRows>>[number], 'page_paths'>;
type FieldRow = Omit<Awaited<ReturnType<typeof fieldRows>>[number], 'form_id'>;
type Option = { value: string; label: string };

function fieldIn(locale: Locale, row: FieldRow): FormField {
  return {
    name: row.field_name,
    label: translated(row, 'field_label', locale),
    type: row.field_type as FieldType,
    required: row.is_required,
    placeholder: translated(row, 'placeholder_text', locale) ?? '',
    options: (translated(row, 'options', locale) ?? []) as Option[],
  };
}

function formIn(
  locale: Locale,
  row: FormRow,
  fields: FieldRow[],
  version: number | undefined,
): FormDefinition {
  return {
    ...(version !== undefined && { version }),
    id: row.id,
    title: translated(row, 'title', locale) ?? '',
    description: translated(row, 'description', locale) ?? '',
    thankYouTitle: translated(row, 'thank_you_title', locale) ?? '',
    thankYouMessage: translated(row, 'thank_you_message', locale) ?? '',
    redirectToWhatsapp: row.redirect_to_whatsapp,
    redirectDelay: row.redirect_delay,
    fields: fields.map((field) => fieldIn(locale, field)),
  };
}

/** Active forms with their fields, oldest first. */
export async function readActiveForms(tx: Transaction<DB>): Promise<ActiveForm[]> {
  const forms = await formRows(tx);
  const fields = await fieldRows(tx);
  const versions = await newestVersions(tx);
  return forms.map((row) => {
    const own = fields.filter((field) => field.form_id === row.id);
    const version = versions.find((each) => each.form_id === row.id)?.version;
    return {
      pagePaths: row.page_paths ?? [],
      text: { 'pt-BR': formIn('pt-BR', row, own, version), en: formIn('en', row, own, version) },
    };
  });
}

/**
 * A version of a form, or null. For a visitor who was still filling it in when staff changed it or switched
 * it off.
 */
export async function readAskedForm(
  tx: Transaction<DB>,
  { id, version }: { id: string; version: number },
  locale: Locale,
): Promise<FormDefinition | null> {
  const row = await tx
    .selectFrom('form_versions')
    .select('definition')
    .where('form_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return null;
  const { fields, ...form } = row.definition as Omit<FormRow, 'id'> & { fields: FieldRow[] };
  return formIn(locale, { ...form, id } as FormRow, fields, version);
}

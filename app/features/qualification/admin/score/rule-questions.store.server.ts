import { sql, type Transaction } from 'kysely';
import type { Locale } from '#app/i18n/locale.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { RuleQuestion } from './score-rules.ts';

type Options = { value: string; label: string }[];
type Row = {
  fieldName: string;
  fieldLabel: string;
  options: Options | null;
  english: { field_label?: string; options?: Options } | null;
  form: string;
};

/**
 * Questions of active forms, without those about the contact: a rule matches these by their property, in
 * whichever form. Questions of one name in several forms are listed once.
 */
export async function readRuleQuestions(
  tx: Transaction<DB>,
  locale: Locale,
): Promise<RuleQuestion[]> {
  const { rows } = await sql<Row>`
    select distinct on (q.field_name) q.field_name, q.field_label, q.options,
      q.translations -> 'en' as english, f.name as form
    from public.form_fields q join public.qualification_forms f on f.id = q.form_id
    where q.contact_property is null and f.archived_at is null
      and q.field_name ~ '^[a-z0-9_-]{1,60}$'
    order by q.field_name, f.is_active desc, f.id`.execute(tx);
  return rows.map(({ fieldName, fieldLabel, options, english, form }) => {
    const translated = locale === 'en' ? english : null;
    return {
      subject: `field:${fieldName}`,
      label: translated?.field_label ?? fieldLabel,
      form,
      options: translated?.options ?? options ?? [],
    };
  });
}

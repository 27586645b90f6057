import type { TFunction } from 'i18next';
import { ownFieldOf } from './import-fields.ts';

const REMARKS = [
  'contact_no_way',
  'contact_elsewhere',
  'email_invalid',
  'email_long',
  'phone_invalid',
  'phone_long',
  'phone_short',
  'phone_no_ninth',
  'cnpj_invalid',
  'company_missing',
  'state_unknown',
  'source_unknown',
  'owner_unknown',
  'value_invalid',
  'value_negative',
  'value_decimals',
  'value_too_large',
  'value_needed',
  'stage_unknown',
  'cells_more',
  'cells_unreadable',
  'name_cut',
  'company_cut',
  'job_cut',
  'city_cut',
  'deal_title_cut',
  'note_cut',
  'line_refused',
  'line_repeated',
  'undo_contact',
  'undo_deal',
  'undo_company_kept',
  'undo_gone',
  'undo_refused',
] as const;

const COLUMNS = [
  'name',
  'email',
  'phone',
  'phone_verified',
  'company',
  'company_id',
  'job_title',
  'owner_id',
  'is_active',
  'products',
  'cnpj',
  'city',
  'state',
] as const;

/** The sentence for the code of a line. */
export function remarkWords(t: TFunction<'imports'>, code: string): string {
  const key = code.replace(':', '_');
  const known = REMARKS.find((remark) => remark === key);
  if (known) return t(`remarks.${known}`);
  const field = ownFieldOf(code);
  if (field) return t('remarks.field', { field });
  if (!code.startsWith('undo:')) return t('remarks.other', { code });
  const column = COLUMNS.find((name) => `undo:${name}` === code) ?? 'other';
  return t('remarks.undo_column', { column: t(`columns.${column}`) });
}

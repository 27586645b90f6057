import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Changed } from '#app/ui/admin/record/changed.tsx';
import { type CustomField, fieldLabel, recordedValue, shownValue } from '../custom-field.ts';

export type RecordedChange = {
  /** The id of the field, and what it was called. */
  field: string | null;
  label: string | null;
  from: string | null;
  to: string | null;
};

/** A change of a custom field in a history: the field, its value before, and its value since. */
export function CustomChange({
  change,
  fields,
}: {
  change: RecordedChange;
  fields: readonly CustomField[];
}) {
  const { t } = useTranslation('custom-fields');
  const locale = useLocale();
  const field = fields.find(({ id }) => id === change.field);
  const text = (value: string | null) =>
    field ? shownValue(field, recordedValue(field, value), locale) : value;
  return (
    <Changed
      what={field ? fieldLabel(field, locale) : (change.label ?? t('gone'))}
      from={text(change.from)}
      to={text(change.to)}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { type CustomField, fieldLabel } from '../custom-field.ts';

type Props = {
  field: CustomField;
  id: string;
  name: string;
  /** Its present value: a text for each chosen or typed value. */
  typed: readonly string[];
  error?: string | undefined;
};

const INPUTS = {
  url: { type: 'url', inputMode: 'url', maxLength: 2000, placeholder: 'https://' },
  email: { type: 'email', inputMode: 'email', maxLength: 254 },
  phone: { type: 'tel', inputMode: 'tel', maxLength: 40 },
  date: { type: 'date' },
  number: { inputMode: 'decimal', maxLength: 24 },
  money: { inputMode: 'decimal', maxLength: 24 },
  text: { maxLength: 200 },
} as const;

/** The control of a custom field, by its type. */
export function ValueInput({ field, id, name, typed, error }: Props) {
  const { t } = useTranslation('custom-fields');
  const locale = useLocale();
  const label = fieldLabel(field, locale);
  const required = field.isRequired;
  const frame = { id, name, label, error, ...(!required && { mark: t('optional') }) };
  const [first = ''] = typed;
  // An archived choice is offered where it is chosen already.
  const options = field.choices
    .filter(({ isActive, key }) => isActive || typed.includes(key))
    .map((choice) => ({ value: choice.key, label: fieldLabel(choice, locale) }));
  switch (field.type) {
    case 'choices':
      return <ChoiceGroup {...frame} type="checkbox" options={options} defaultValue={typed} />;
    case 'choice':
      return (
        <Select
          {...frame}
          options={options}
          placeholder={t('none')}
          defaultValue={first}
          required={required}
        />
      );
    case 'yes_no':
      return (
        <Select
          {...frame}
          options={[
            { value: 'true', label: t('yes') },
            { value: 'false', label: t('no') },
          ]}
          placeholder={t('none')}
          defaultValue={first}
          required={required}
        />
      );
    case 'long_text':
      return (
        <Field
          {...frame}
          multiline
          rows={4}
          maxLength={4000}
          defaultValue={first}
          required={required}
        />
      );
    default:
      return (
        <Field
          {...frame}
          {...INPUTS[field.type]}
          label={field.unit ? `${label} (${field.unit})` : label}
          {...(field.type === 'money' && { hint: t('hints.money') })}
          defaultValue={first}
          autoComplete="off"
          required={required}
        />
      );
  }
}

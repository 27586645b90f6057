import { useTranslation } from 'react-i18next';
import { Field } from '#app/ui/field.tsx';
import { english } from './draft-fields.ts';
import type { Texts } from './form-draft.ts';

type Props = {
  id: string;
  name: string;
  label: string;
  value: Texts;
  onChange: (value: Texts) => void;
  errors: { pt?: string | undefined; en?: string | undefined };
  optional?: boolean;
  multiline?: boolean;
};

/** A text in both languages of the site, side by side. */
export function TextPair({ id, name, label, value, onChange, errors, optional, multiline }: Props) {
  const { t } = useTranslation('forms');
  const side = (language: 'pt' | 'en') => ({
    id: language === 'en' ? `${id}-en` : id,
    name: language === 'en' ? english(name) : name,
    lang: language === 'en' ? 'en' : 'pt-BR',
    label: language === 'en' ? t('builder.english', { label }) : label,
    mark: optional ? t('builder.optional') : undefined,
    error: errors[language],
    value: value[language],
    required: !optional,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...value, [language]: target.value }),
  });
  return (
    <div className="form-builder-pair">
      {multiline ? <Field {...side('pt')} multiline rows={3} /> : <Field {...side('pt')} />}
      {multiline ? <Field {...side('en')} multiline rows={3} /> : <Field {...side('en')} />}
    </div>
  );
}

/** The same, hidden: kept while a question has a type without it. */
export function HiddenPair({ name, value }: Pick<Props, 'name' | 'value'>) {
  return (
    <>
      <input type="hidden" name={name} value={value.pt} />
      <input type="hidden" name={english(name)} value={value.en} />
    </>
  );
}

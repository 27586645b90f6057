import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { longestAnswer } from './answers.schema.ts';
import type { FieldType, FormField } from './form-definition.ts';

type Metadata = Record<string, FieldMetadata<string | undefined> | undefined>;

/** Autofill names by type; a text question may ask anything, so only its name can tell. */
const AUTOCOMPLETE: Partial<Record<FieldType, string>> = { email: 'email', tel: 'tel' };
const AUTOCOMPLETE_BY_NAME: Record<string, string> = {
  nome: 'name',
  name: 'name',
  empresa: 'organization',
  company: 'organization',
  link: 'url',
};

type AnswerProps = {
  field: FormField;
  meta: FieldMetadata<string | undefined>;
  /** The browser scrolls to it and puts the cursor there. */
  first: boolean;
};

function Answer({ field, meta, first }: AnswerProps) {
  const { t } = useTranslation('qualification');
  const frame = {
    id: meta.id,
    name: meta.name,
    label: field.label,
    mark: field.required ? undefined : t('form.optional'),
    error: meta.errors?.[0],
    defaultValue: meta.initialValue ?? '',
    required: field.required,
    autoFocus: first || undefined,
  };
  if (field.type === 'select') {
    const placeholder = field.placeholder || t('form.choose');
    return (
      <Select {...frame} className="whole" options={field.options} placeholder={placeholder} />
    );
  }
  const common = {
    ...frame,
    placeholder: field.placeholder,
    maxLength: longestAnswer(field.type),
  };
  if (field.type === 'textarea') {
    return <Field {...common} className="whole" multiline rows={4} />;
  }
  return (
    <Field
      {...common}
      type={field.type}
      inputMode={field.type === 'text' ? undefined : field.type}
      autoComplete={AUTOCOMPLETE[field.type] ?? AUTOCOMPLETE_BY_NAME[field.name]}
    />
  );
}

/** The questions of a form, in order. */
export function LeadFields({ fields, metas }: { fields: FormField[]; metas: Metadata }) {
  // A refused post comes back as a page: without scripts only this leads to what is wrong in it.
  const wrong = fields.find((field) => metas[field.name]?.errors)?.name;
  return fields.map((field) => {
    const meta = metas[field.name];
    return (
      meta && <Answer key={field.name} field={field} meta={meta} first={field.name === wrong} />
    );
  });
}

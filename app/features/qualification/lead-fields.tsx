import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { FormField } from './form-definition.ts';
import { QUESTION_TYPES } from './questions/question-types.ts';

type Metadata = Record<string, FieldMetadata<unknown> | undefined>;

type AnswerProps = { field: FormField; meta: FieldMetadata<unknown>; first: boolean };

function Answer({ field, meta, first }: AnswerProps) {
  const { t } = useTranslation('qualification');
  const { Control } = QUESTION_TYPES[field.type];
  const frame = {
    id: meta.id,
    name: meta.name,
    label: field.label,
    mark: field.required ? undefined : t('form.optional'),
    error: meta.errors?.[0],
    required: field.required,
    autoFocus: first || undefined,
  };
  return <Control field={field} frame={frame} given={meta.initialValue} />;
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

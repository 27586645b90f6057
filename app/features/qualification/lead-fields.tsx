import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormField } from './form-definition.ts';
import { type AnswerErrors, answerName, type TypedAnswers } from './intake/read-answers.ts';
import { QUESTION_TYPES } from './questions/question-types.ts';

type Props = {
  formId: string;
  fields: readonly FormField[];
  /** Those that the answers leave to be asked. The others are hidden, and keep what was typed. */
  asked: readonly FormField[];
  /** What the controls are rendered with. */
  typed: TypedAnswers | undefined;
  errors: AnswerErrors;
};

/** The questions of a form, or of a step of it, in order. */
export function LeadFields({ formId, fields, asked, typed, errors }: Props) {
  const { t } = useTranslation('qualification');
  // A refused post is rendered as a page: without scripts only this leads to its errors.
  const firstWrong = fields.find(({ name }) => errors[name])?.name;
  return fields.map((field) => {
    const { name, type, label, required, when } = field;
    const { Control } = QUESTION_TYPES[type];
    const frame = {
      id: `${formId}-${answerName(name)}`,
      name: answerName(name),
      label,
      mark: required ? undefined : t('form.optional'),
      error: errors[name],
      required,
      autoFocus: name === firstWrong || undefined,
    };
    const control = <Control field={field} frame={frame} given={typed?.[name]} />;
    if (!when) return <Fragment key={name}>{control}</Fragment>;
    return (
      <div key={name} className="whole" hidden={!asked.includes(field)}>
        {control}
      </div>
    );
  });
}

import { useTranslation } from 'react-i18next';
import type { FormField } from './form-definition.ts';
import { type AnswerErrors, answerName, type TypedAnswers } from './intake/read-answers.ts';
import { QUESTION_TYPES } from './questions/question-types.ts';

type Props = {
  formId: string;
  fields: FormField[];
  /** What the controls are rendered with. */
  typed: TypedAnswers | undefined;
  errors: AnswerErrors;
};

/** The questions of a form, in order. */
export function LeadFields({ formId, fields, typed, errors }: Props) {
  const { t } = useTranslation('qualification');
  // A refused post is rendered as a page: without scripts only this leads to its errors.
  const firstWrong = fields.find(({ name }) => errors[name])?.name;
  return fields.map((field) => {
    const { name, type, label, required } = field;
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
    return <Control key={name} field={field} frame={frame} given={typed?.[name]} />;
  });
}

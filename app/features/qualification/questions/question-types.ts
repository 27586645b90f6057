import type { FieldType } from '../form-definition.ts';
import { checkbox } from './checkbox-question.tsx';
import type { QuestionType } from './question-type.ts';
import { select } from './select-question.tsx';
import { email, tel, text, textarea } from './text-questions.tsx';

/** Every type of question there is. */
export const QUESTION_TYPES: Readonly<Record<FieldType, QuestionType>> = {
  text,
  email,
  tel,
  textarea,
  select,
  checkbox,
};

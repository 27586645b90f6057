import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnswerMessages, answerMessages } from './questions/question-type.ts';

/** The error messages of a form, in the language of the tree. */
export function useAnswerMessages(): AnswerMessages {
  const { t } = useTranslation('qualification');
  return useMemo(() => answerMessages(t), [t]);
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerMessages } from './answers.schema.ts';

/** The messages of specification §5, in the language of the tree. */
export function useAnswerMessages(): AnswerMessages {
  const { t } = useTranslation('qualification');
  return useMemo(
    () => ({
      email: t('errors.email'),
      tel: t('errors.tel'),
      textarea: t('errors.textarea'),
      text: t('errors.text'),
      tooLong: t('errors.tooLong'),
    }),
    [t],
  );
}

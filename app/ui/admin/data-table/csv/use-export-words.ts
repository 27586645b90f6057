import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { MOST_COUNTED } from './total-header.ts';

/** The warning before a file of so many rows is made, in a dialog or on a page of its own. */
export function useExportWords() {
  const { t } = useTranslation('data-table', { keyPrefix: 'ask' });
  const locale = useLocale();
  return (total: number) => {
    const over = total > MOST_COUNTED;
    const figure = Math.min(total, MOST_COUNTED).toLocaleString(locale);
    return {
      question: t(over ? 'questionOver' : 'question', { total: figure }),
      text: t('text'),
      confirm: t('confirm'),
      cancel: t('cancel'),
    };
  };
}

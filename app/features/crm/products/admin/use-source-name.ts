import { useTranslation } from 'react-i18next';
import { storedName } from '#app/i18n/stored-name.ts';

/** What a reader calls a source; one that staff have made up is called by its own words. */
export function useSourceName() {
  const { t } = useTranslation('contacts');
  const words = t('sources', { returnObjects: true });
  return (source: string) => storedName(words, source).replaceAll('_', ' ');
}

import { useTranslation } from 'react-i18next';
import { storedName } from '#app/i18n/stored-name.ts';

/** Names of events in the reader's language; one that this release does not know keeps its own. */
export function useEventName(): (type: string) => string {
  const { t } = useTranslation('people');
  const words = t('events', { returnObjects: true });
  return (type) => storedName(words, type);
}

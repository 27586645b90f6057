import { useTranslation } from 'react-i18next';

/** Names of events in the reader's language; one that this release does not know keeps its own. */
export function useEventName(): (type: string) => string {
  const { t } = useTranslation('people');
  return (type) => t(`events.${type as 'signed_in'}`, { defaultValue: type });
}

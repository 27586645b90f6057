import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { eventFacts, type Namer } from '../event-facts.ts';

export function useEventFacts(namer: Namer) {
  const { t } = useTranslation('people');
  const { t: rights } = useTranslation('rights');
  const locale = useLocale();
  return eventFacts({ t, rights, locale, namer });
}

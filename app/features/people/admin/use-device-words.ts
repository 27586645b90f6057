import { useTranslation } from 'react-i18next';
import { deviceParts } from '#app/access/device-name.ts';

/** A browser in words, "Chrome no Windows", from its user agent; an unknown one is another program. */
export function useDeviceWords(): (agent: string | null) => string {
  const { t } = useTranslation('people');
  return (agent) => {
    if (!agent) return t('person.unknown');
    const { browser, system } = deviceParts(agent);
    if (browser && system) return t('security.device', { browser, system });
    return browser ?? system ?? t('security.otherProgram');
  };
}

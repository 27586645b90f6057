import { useTranslation } from 'react-i18next';
import type { ScreenKey } from './screens.ts';

/** Lines of the menu that several screens share, where none of these names them all. */
const SHARED = ['company', 'mails', 'people', 'products', 'security'] as const;

/** The name of a line of the menu. */
export function useLineName(): (line: ScreenKey) => string {
  const { t } = useTranslation('admin');
  return (line) => {
    const shared = SHARED.find((one) => one === line);
    return shared ? t(`navLines.${shared}`) : t(`nav.${line}`);
  };
}

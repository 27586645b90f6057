import { useTranslation } from 'react-i18next';
import { areaPaths } from '#app/paths.ts';
import { screens } from '../frame/screens.ts';

/** Names a screen of this area as the menu does, and what is below it by the same name; others keep their address. */
export function useNameOfPage(): (path: string) => string {
  const { t } = useTranslation('admin');
  return (path) => {
    if (path === areaPaths.admin) return t('home');
    const screen = screens
      .filter((each) => path === each.path || path.startsWith(`${each.path}/`))
      .toSorted((one, other) => other.path.length - one.path.length)[0];
    return screen ? t(`nav.${screen.key}`) : path;
  };
}

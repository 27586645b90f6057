import { useLocation } from 'react-router';
import { areaPaths } from '#app/paths.ts';
import { type ScreenKey, screens } from './screens.ts';

/** The screen of the menu that the address belongs to. */
export function useCurrentScreen(): ScreenKey | 'home' | undefined {
  const { pathname } = useLocation();
  if (pathname === areaPaths.admin) return 'home';
  // The longest one that the address begins with: roles are below people.
  return screens
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]?.key;
}

import { linesOf, screensFor } from '#app/areas/admin/frame/screens.ts';
import { MENU_GROUPS } from '#app/feature.ts';
import { adminPath } from '#app/paths.ts';

/** The addresses in the menu of staff with these permissions. Tabs share the line of the first one, and the settings
 * are one line. */
export function menuOf(permissions: readonly string[]): string[] {
  const open = screensFor((one) => permissions.includes(one));
  const lines = MENU_GROUPS.filter((group) => group !== 'settings').flatMap((group) =>
    linesOf(group, open).map(({ path }) => path),
  );
  const hasSettings = linesOf('settings', open).some(({ part }) => part);
  return hasSettings ? [...lines, adminPath('settings')] : lines;
}

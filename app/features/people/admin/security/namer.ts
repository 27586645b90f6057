import type { TFunction } from 'i18next';
import { screens } from '#app/areas/admin/frame/screens.ts';
import type { Namer } from '#app/features/people/event-facts.ts';
import { jobName } from '#app/features/work/admin/job-name.ts';
import { areaPaths } from '#app/paths.ts';

/** A screen of this area has its name of the menu, and addresses below it the same; others keep their
 * address. */
function screenName(t: TFunction<'admin'>, path: string): string {
  if (path === areaPaths.admin) return t('home');
  const screen = screens
    .filter((each) => path === each.path || path.startsWith(`${each.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  return screen ? t(`nav.${screen.key}`) : path;
}

/** The subjects of events, in words; a kind of mail has its name of the list of jobs. */
export const namerIn =
  (t: TFunction<'admin'>): Namer =>
  (what, text) =>
    what === 'kind' ? jobName(t, text) : screenName(t, text);

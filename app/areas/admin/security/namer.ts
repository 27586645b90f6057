import type { TFunction } from 'i18next';
import type { Namer } from '#app/features/people/event-facts.ts';
import { areaPaths } from '#app/paths.ts';
import { screens } from '../frame/screens.ts';
import { jobName } from '../work/job-name.ts';

/** A screen of this area is called as in the menu, and what is below it by the same name; others keep
 * their address. */
function screenName(t: TFunction<'admin'>, path: string): string {
  if (path === areaPaths.admin) return t('home');
  const screen = screens
    .filter((each) => path === each.path || path.startsWith(`${each.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  return screen ? t(`nav.${screen.key}`) : path;
}

/** What events of the record are about, in words; a kind of mail is called as in the list of jobs. */
export const namerIn =
  (t: TFunction<'admin'>): Namer =>
  (what, text) =>
    what === 'kind' ? jobName(t, text) : screenName(t, text);

import { type OtherWays, otherWaysOf } from '#app/features/company/other-ways.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { siteSnapshot } from './site-snapshot.server.ts';

/** Ways to reach the team that stand beside a refused post: those of the business unit, also while the
 * database is away. */
export async function waysToReach(unit: string, locale: Locale): Promise<OtherWays> {
  return otherWaysOf((await siteSnapshot()).unit(unit, locale).company, locale);
}

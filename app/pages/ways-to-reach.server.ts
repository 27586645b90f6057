import { type OtherWays, otherWaysOf } from '#app/features/company/other-ways.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { siteSnapshot } from './site-snapshot.server.ts';

/** Contacts beside a refused post: those of the business unit, also while the database is unavailable. */
export async function waysToReach(unit: string, locale: Locale): Promise<OtherWays> {
  return otherWaysOf((await siteSnapshot()).unit(unit, locale).company, locale);
}

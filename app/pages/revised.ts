import { isLegalRoute, legalDocument } from '#app/features/content/legal/legal-documents.ts';
import type { RouteName } from '#app/paths.ts';

type Day = `${number}-${number}-${number}`;

/** Day on which the words of all pages that are not named below were written. */
const WRITTEN: Day = '2026-11-28';

/**
 * Day of the last change to a page's own words, for the sitemap: set it here when they change. A setting by
 * staff has its own date in its row.
 */
const REVISED: Partial<Record<RouteName, Day>> = {
  about: '2026-11-29',
  contact: '2026-11-29',
  craft: '2026-11-29',
  faq: '2026-11-29',
  process: '2026-11-29',
};

/** When a page's words last changed, `YYYY-MM-DD`. */
export function revisedOn(name: RouteName): string {
  return isLegalRoute(name) ? legalDocument(name).version : (REVISED[name] ?? WRITTEN);
}

import { createContext, useContext } from 'react';
import type { StoredItem } from '#app/consent/storage-list.ts';
import type { ScriptTag } from '#app/features/analytics/tags/script-tag.ts';
import type { TagIds } from '#app/features/analytics/tags/tag-ids.ts';
import type { Logo } from '#app/features/brand/brand.ts';
import type { Company } from '#app/features/company/company.ts';
import type { OpeningState } from '#app/features/company/opening-state.ts';
import type { Position } from '#app/features/feedback/feedback-rules.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { RouteName } from '#app/paths.ts';

/** The data in every public page's frame. */
export type SiteData = {
  locale: Locale;
  /** Null on the 404 page, which belongs to no route. */
  routeName: RouteName | null;
  /** What “Forjar projeto” gives the form: this page, and the answers in its address. */
  orderQuery: string;
  alternates: Record<Locale, string>;
  /** The address of the chat carries the visitor's page; null without a number. */
  company: Company & { whatsappUrl: string | null };
  logos: { full: Logo; symbol: Logo };
  /** Null without business hours. */
  opening: OpeningState | null;
  /** When something on this page expires, in epoch milliseconds. */
  validUntil: number | undefined;
  tags: TagIds;
  /** Scripts that staff have added to this page. */
  scripts: readonly ScriptTag[];
  /** What the scripts of staff keep in a browser, for the page that lists it. */
  stored: readonly StoredItem[];
  /** Where the feedback button floats; null where there is none. */
  floating: Exclude<Position, 'inline'> | null;
};

const SiteDataContext = createContext<SiteData | null>(null);
export const SiteDataProvider = SiteDataContext.Provider;

export function useSite(): SiteData {
  const site = useContext(SiteDataContext);
  if (!site) throw new Error('useSite must be used within the site layout.');
  return site;
}

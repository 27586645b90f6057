import { displayedTexts, type OwnPage, type PageFact } from './page-facts.ts';
import { pageSeoOf, type SeoRows, seoOf } from './seo.store.server.ts';

type Unit = { unit: string; base: string };

/** Every page of a unit with the settings of staff. */
export function factsOf(own: readonly OwnPage[], rows: SeoRows, { unit, base }: Unit): PageFact[] {
  const shared = { 'pt-BR': seoOf(rows, unit, 'pt-BR'), en: seoOf(rows, unit, 'en') };
  return own.map((page) => {
    const set = pageSeoOf(rows, unit, page.keys, page.locale);
    return {
      ...page,
      set,
      shown: displayedTexts(page, shared[page.locale], set ?? {}),
      canonical: set?.canonicalUrl ?? base + page.path,
      closed: page.noindex || (set?.noIndex ?? false),
    };
  });
}

import { canonicalBaseOf } from '../canonical-base.server.ts';
import { factsOf } from '../page-facts.server.ts';
import type { OwnPage, PageFact } from '../page-facts.ts';
import { nameOf } from '../page-rules.ts';
import { SIDES } from '../page-sides.ts';
import { pageSeoOf, type SeoRows, seoOf } from '../seo.store.server.ts';
import type { EditorPage, EditorSide } from './editor-data.ts';
import { foldedTitle } from './editor-data.ts';

type EditedPage = { unit: string; key: string };

function sideOf(
  page: PageFact,
  rows: SeoRows,
  unit: string,
  facts: readonly PageFact[],
): EditorSide {
  const { locale, key, keys, path, name, title, wholeTitle, description, noindex } = page;
  const { picture, pictureOfItem } = page;
  // Only settings under the page's own key: those shared by its kind are not its own.
  const set = pageSeoOf(rows, unit, [key], locale);
  const { siteName, titleTemplate, ogImage } = seoOf(rows, unit, locale);
  return {
    side: SIDES[locale],
    locale,
    own: {
      ...{ key, keys, locale, path, name, title, wholeTitle, description, noindex },
      ...{ picture, pictureOfItem },
    },
    shared: { siteName, titleTemplate, ogImage },
    values: {
      title: set?.title ?? '',
      meta_description: set?.description ?? '',
      keywords: set?.keywords ?? '',
      canonical_url: set?.canonicalUrl ?? '',
      no_index: set?.noIndex ?? false,
      no_follow: set?.noFollow ?? false,
      og_title: set?.ogTitle ?? '',
      og_description: set?.ogDescription ?? '',
      twitter_title: set?.twitterTitle ?? '',
      twitter_description: set?.twitterDescription ?? '',
    },
    taken: facts
      .filter((other) => other.locale === locale && other.key !== key)
      .map((other) => ({ title: foldedTitle(other.shown.title), page: nameOf(other) })),
  };
}

/** The data of one page's editor; undefined where the site has no such address. */
export function editorPage(
  own: readonly OwnPage[],
  rows: SeoRows,
  { unit, key }: EditedPage,
): EditorPage | undefined {
  const base = canonicalBaseOf(seoOf(rows, unit, 'pt-BR'));
  const facts = factsOf(own, rows, { unit, base });
  const pages = facts.filter((page) => page.key === key);
  const [first] = pages;
  if (!first) return undefined;
  const row = rows.pages.find((page) => page.pagePath === key && page.businessUnit === unit);
  return {
    unit,
    key,
    name: first.name,
    id: row?.id ?? null,
    revision: row?.revision ?? 0,
    base,
    pictures: { og_image: row?.ogImage ?? '', twitter_image: row?.twitterImage ?? '' },
    sides: pages.map((page) => sideOf(page, rows, unit, facts)),
  };
}

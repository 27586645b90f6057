import { articles } from '#app/features/content/articles/articles.ts';
import { clientCases } from '#app/features/content/cases/cases.ts';
import { ideas } from '#app/features/content/ideas/ideas.ts';
import { landings } from '#app/features/content/landings/landings.ts';
import type { InLanguages } from '#app/features/content/overrides/in-language.ts';
import { people } from '#app/features/content/team/people.ts';
import { workshops } from '#app/features/content/workshops/workshops.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import type { RouteName } from '#app/paths.ts';

/** By language; an item that staff keep out of a language has none there. */
export type Alternates = Readonly<Partial<Record<Locale, string>>>;

type Slugs = {
  /** Of all items of a language, in their order. */
  all: (locale: Locale) => readonly string[];
  /** Of the item at an address, in each of its languages; null without such an item. */
  alternates: (locale: Locale, slug: string | undefined) => Alternates | null;
  /** What the item at an address was called before in another language or this one, the latest last. */
  earlier: (at: Locale, slug: string | undefined, locale: Locale) => readonly string[];
  /** What the item is called now that was called so before. */
  current: (locale: Locale, former: string) => string | undefined;
};

type Parts<Item> = {
  items: (locale: Locale) => readonly Item[];
  slug: (item: Item, locale: Locale) => string;
  earlier: (item: Item, locale: Locale) => readonly string[] | undefined;
};

function slugsOf<Item extends InLanguages>({ items, slug, earlier }: Parts<Item>): Slugs {
  const find = (locale: Locale, wanted: string | undefined) =>
    items(locale).find((item) => slug(item, locale) === wanted);
  return {
    all: (locale) => items(locale).map((item) => slug(item, locale)),
    alternates: (locale, wanted) => {
      const item = find(locale, wanted);
      const inLocales = item?.publishedIn ?? LOCALES;
      return item ? Object.fromEntries(inLocales.map((one) => [one, slug(item, one)])) : null;
    },
    earlier: (at, wanted, locale) => {
      const item = find(at, wanted);
      return (item && earlier(item, locale)) ?? [];
    },
    current: (locale, former) => {
      if (find(locale, former)) return undefined;
      const item = items(locale).find((one) => earlier(one, locale)?.includes(former));
      return item && slug(item, locale);
    },
  };
}

/** Pages of which each item of a kind has one. */
export const ITEM_SLUGS: Readonly<Partial<Record<RouteName, Slugs>>> = {
  workshop: slugsOf({
    items: workshops,
    slug: ({ slugs }, locale) => slugs[locale],
    earlier: ({ earlierSlugs }, locale) => earlierSlugs?.[locale],
  }),
  craftIdea: slugsOf({
    items: ideas,
    slug: ({ slugs }, locale) => slugs[locale],
    earlier: ({ earlierSlugs }, locale) => earlierSlugs?.[locale],
  }),
  article: slugsOf({
    items: articles,
    slug: ({ slugs }, locale) => slugs[locale],
    earlier: ({ earlierSlugs }, locale) => earlierSlugs?.[locale],
  }),
  landing: slugsOf({
    items: landings,
    slug: ({ slugs }, locale) => slugs[locale],
    earlier: ({ earlierSlugs }, locale) => earlierSlugs?.[locale],
  }),
  case: slugsOf({
    items: clientCases,
    slug: ({ slugs }, locale) => slugs[locale],
    earlier: ({ earlierSlugs }, locale) => earlierSlugs?.[locale],
  }),
  curriculum: slugsOf({
    items: people,
    slug: ({ slug }) => slug,
    earlier: ({ earlierSlugs }) => earlierSlugs,
  }),
};

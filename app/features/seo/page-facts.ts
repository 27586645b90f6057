import type { Locale } from '#app/i18n/locale.ts';
import { fullTitle } from './page-title.ts';
import type { PageSeo } from './seo.ts';

/** A page in one language, and what it says of itself before staff say otherwise. */
export type OwnPage = {
  /** Its own Portuguese address, under which staff set something for both languages. */
  key: string;
  /** Under what something may be set for it: the key, then the pattern of its kind. */
  keys: readonly string[];
  locale: Locale;
  path: string;
  /** What it is called in the trail of crumbs. */
  name: string;
  title: string;
  wholeTitle: boolean;
  description: string;
  noindex: boolean;
  /** The picture that is drawn of it; null where there is none. */
  picture: string | null;
};

/** What all pages of a unit share in one language. */
export type SharedSeo = { siteName: string; titleTemplate: string; ogImage: string | null };

/** What search results and previews of links say of a page. */
export type Shown = {
  title: string;
  description: string;
  ogTitle: string;
  ogDescription: string;
  ogImage: string | null;
  twitterTitle: string;
  twitterDescription: string;
  twitterImage: string | null;
};

export type PageFact = OwnPage & {
  /** What staff set in this language; null while nothing. */
  set: PageSeo | null;
  shown: Shown;
  /** Absolute. */
  canonical: string;
  /** In no index, by itself or by staff. */
  closed: boolean;
};

type Words = Partial<
  Pick<
    PageSeo,
    | 'title'
    | 'description'
    | 'ogTitle'
    | 'ogDescription'
    | 'ogImage'
    | 'twitterTitle'
    | 'twitterDescription'
    | 'twitterImage'
  >
>;

type OwnWords = Pick<OwnPage, 'title' | 'wholeTitle' | 'description' | 'picture'>;

/** What is shown of a page: staff's words, else its own. The other networks follow Open Graph. */
export function shownOf(own: OwnWords, shared: SharedSeo, set: Words = {}): Shown {
  const description = set.description || own.description;
  const ogTitle = set.ogTitle || set.title || own.title;
  const ogDescription = set.ogDescription || description;
  const ogImage = set.ogImage || shared.ogImage || own.picture;
  return {
    title: fullTitle(own, set.title, shared),
    description,
    ogTitle,
    ogDescription,
    ogImage,
    twitterTitle: set.twitterTitle || ogTitle,
    twitterDescription: set.twitterDescription || ogDescription,
    twitterImage: set.twitterImage || ogImage,
  };
}

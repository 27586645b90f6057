import type { Locale } from '#app/i18n/locale.ts';
import { fullTitle } from './page-title.ts';
import type { PageSeo } from './seo.ts';

/** A page in one language, with its own data from before staff's settings. */
export type OwnPage = {
  /** Its own Portuguese address, the key of settings in both languages. */
  key: string;
  /** The keys of its settings: its own, then the pattern of its kind. */
  keys: readonly string[];
  locale: Locale;
  path: string;
  /** Its name in the breadcrumb. */
  name: string;
  title: string;
  wholeTitle: boolean;
  description: string;
  noindex: boolean;
  /** Its picture for previews of links: that of its item, or drawn; null where there is none. */
  picture: string | null;
  /** Whether it is the picture of the page's item, which comes before the one that all pages share. */
  pictureOfItem: boolean;
};

/** What all pages of a unit share in one language. */
export type SharedSeo = { siteName: string; titleTemplate: string; ogImage: string | null };

/** The texts of a page in search results and previews of links. */
export type DisplayedTexts = {
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
  /** Settings of staff in this language; null while there are none. */
  set: PageSeo | null;
  shown: DisplayedTexts;
  /** Absolute. */
  canonical: string;
  /** Excluded from search engines, by its kind or by a setting. */
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

type OwnWords = Pick<OwnPage, 'title' | 'wholeTitle' | 'description' | 'picture' | 'pictureOfItem'>;

/** The shown texts of a page: staff's words, else its own. The other networks follow Open Graph. */
export function displayedTexts(own: OwnWords, shared: SharedSeo, set: Words = {}): DisplayedTexts {
  const description = set.description || own.description;
  const ogTitle = set.ogTitle || set.title || own.title;
  const ogDescription = set.ogDescription || description;
  const shareable = own.pictureOfItem ? null : shared.ogImage;
  const ogImage = set.ogImage || shareable || own.picture;
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

import type { Locale } from '#app/i18n/locale.ts';
import type { InLanguages } from '../overrides/in-language.ts';
import type { EarlierAddresses } from '../overrides/item-address.ts';
import type { Picture } from '../pictures/picture.ts';

export type ArticleText = {
  name: string;
  /** The h1 in its two voices. */
  title: { raw: string; finished: string };
  /** What the article says, in a sentence or two. */
  summary: string;
  /** The text, with the signs of Markdown. */
  markdown: string;
  tags: readonly string[];
  photoAlt?: string;
  head: { title: string; description: string };
};

export type Article = InLanguages &
  EarlierAddresses & {
    slugs: Readonly<Record<Locale, string>>;
    /** Of the team: the part of an address that stands for the person; empty without one. */
    author: string;
    /** Day of the first publication, `YYYY-MM-DD`. */
    posted: string;
    photo?: Picture;
    texts: Record<Locale, ArticleText>;
  };

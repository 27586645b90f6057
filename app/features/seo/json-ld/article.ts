import type { Article } from 'schema-dts';
import type { Locale } from '#app/i18n/locale.ts';
import { type Publisher, publisherNode } from './organization.ts';

type Written = {
  publisher: Publisher;
  locale: Locale;
  name: string;
  description: string;
  url: string;
  /** Absolute address of its picture; absent without one. */
  picture?: string;
  author: { name: string; url: string } | undefined;
  tags: readonly string[];
  words: number;
  /** Days, `YYYY-MM-DD`. */
  posted: string;
  changed: string;
};

/** An article. Without a person of the team its author is the company. */
export function articleNode(written: Written) {
  const { publisher, locale, name, description, url, picture, author, tags, words } = written;
  const company = publisherNode(publisher);
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: name,
    description,
    url,
    mainEntityOfPage: url,
    inLanguage: locale,
    datePublished: written.posted,
    dateModified: written.changed,
    author: author
      ? { '@type': 'Person', '@id': `${author.url}#person`, name: author.name, url: author.url }
      : company,
    publisher: company,
    wordCount: words,
    ...(picture && { image: picture }),
    ...(tags.length > 0 && { keywords: tags }),
  } satisfies Article;
}

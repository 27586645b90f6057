import sanitizeHtml from 'sanitize-html';
import type { Locale } from '#app/i18n/locale.ts';
import { endpointPath, pathTo } from '#app/paths.ts';
import type { Article } from '../article.ts';
import { articles, authorOf } from '../articles.ts';
import { renderedText } from '../rendered-article.server.ts';
import { FEEDS, type FeedEndpoint } from './feeds.ts';

/** Readers fetch a feed often: it holds what is new, not everything. */
const MOST_ENTRIES = 20;

export type FeedOf = {
  locale: Locale;
  /** Scheme and host of the site. */
  base: string;
  title: string;
  description: string;
  /** ISO time of the last change to the page at a path; absent where staff changed nothing. */
  changedAt: (path: string) => string | undefined;
};

type Entry = {
  url: string;
  title: string;
  summary: string;
  html: string;
  author: string | undefined;
  tags: readonly string[];
  posted: string;
  changed: string;
};

const escaped = (text: string) =>
  text
    // XML 1.0 has no control characters.
    .replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A feed is read elsewhere: its addresses are whole, and its pictures one file each. */
const wholeAddresses = (html: string, base: string, url: string): string =>
  sanitizeHtml(html, {
    allowedTags: sanitizeHtml.defaults.allowedTags.concat('img', 'figure', 'figcaption', 's'),
    allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
    allowedClasses: {},
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: { href: whole(attribs['href'], base, url) } }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, src: whole(attribs['src'], base, url) },
      }),
    },
  });

function whole(address: string | undefined, base: string, url: string): string {
  if (!address || address.startsWith('#')) return url + (address ?? '');
  return address.startsWith('/') ? base + address : address;
}

/** Midday in the company's time zone: the same day everywhere but near the date line. */
const momentOf = (day: string) => `${day}T15:00:00.000Z`;

function entryOf(article: Article, { locale, base, changedAt }: FeedOf): Entry {
  const { name, summary, markdown, tags } = article.texts[locale];
  const path = pathTo('article', locale, { slug: article.slugs[locale] });
  const url = base + path;
  const posted = momentOf(article.posted);
  return {
    url,
    title: name,
    summary,
    html: wholeAddresses(renderedText(markdown, locale).html, base, url),
    author: authorOf(article, locale)?.name,
    tags,
    posted,
    changed: [changedAt(path) ?? '', posted].sort().at(-1) as string,
  };
}

/** When a feed without entries changed: on the day since which it is offered. */
const FIRST = momentOf('2026-11-29');

const one = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

function rss(feed: FeedOf, entries: readonly Entry[]): string {
  const { base, locale, title, description } = feed;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    one('title', title),
    one('link', base + pathTo('content', locale)),
    one('description', description),
    one('language', locale.toLowerCase()),
    `<atom:link href="${escaped(base + endpointPath('rssFeed', locale))}" rel="self" type="application/rss+xml"/>`,
    ...entries.map(({ url, html, author, tags, posted, ...entry }) =>
      [
        '<item>',
        one('title', entry.title),
        one('link', url),
        `<guid isPermaLink="true">${escaped(url)}</guid>`,
        one('pubDate', new Date(posted).toUTCString()),
        ...(author ? [one('dc:creator', author)] : []),
        ...tags.map((tag) => one('category', tag)),
        one('description', entry.summary),
        one('content:encoded', html),
        '</item>',
      ].join('\n'),
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function atom(feed: FeedOf, entries: readonly Entry[]): string {
  const { base, locale, title, description } = feed;
  const home = base + pathTo('content', locale);
  const changed = entries.map((entry) => entry.changed).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    one('title', title),
    one('subtitle', description),
    one('id', home),
    `<link href="${escaped(home)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(base + endpointPath('atomFeed', locale))}"/>`,
    one('updated', changed.at(-1) ?? FIRST),
    `<author>${one('name', title)}</author>`,
    ...entries.map(({ url, html, author, tags, posted, changed: updated, ...entry }) =>
      [
        '<entry>',
        one('title', entry.title),
        one('id', url),
        `<link href="${escaped(url)}"/>`,
        one('published', posted),
        one('updated', updated),
        ...(author ? [`<author>${one('name', author)}</author>`] : []),
        ...tags.map((tag) => `<category term="${escaped(tag)}"/>`),
        one('summary', entry.summary),
        `<content type="html">${escaped(html)}</content>`,
        '</entry>',
      ].join('\n'),
    ),
    '</feed>',
    '',
  ].join('\n');
}

const json = ({ base, locale, title, description }: FeedOf, entries: readonly Entry[]): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language: locale,
    home_page_url: base + pathTo('content', locale),
    feed_url: base + endpointPath('jsonFeed', locale),
    items: entries.map(({ url, html, author, tags, posted, changed, ...entry }) => ({
      id: url,
      url,
      title: entry.title,
      summary: entry.summary,
      content_html: html,
      date_published: posted,
      date_modified: changed,
      ...(author && { authors: [{ name: author }] }),
      ...(tags.length > 0 && { tags }),
    })),
  });

const WRITERS: Record<FeedEndpoint, (feed: FeedOf, entries: readonly Entry[]) => string> = {
  rssFeed: rss,
  atomFeed: atom,
  jsonFeed: json,
};

/** The newest articles of a language in a format of feed readers. */
export function feedText(endpoint: FeedEndpoint, feed: FeedOf) {
  const entries = articles(feed.locale)
    .slice(0, MOST_ENTRIES)
    .map((article) => entryOf(article, feed));
  const { type } = FEEDS.find((one) => one.endpoint === endpoint) ?? FEEDS[0];
  return { type: `${type}; charset=utf-8`, text: WRITERS[endpoint](feed, entries) };
}

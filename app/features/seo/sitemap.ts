import type { Locale } from '#app/i18n/locale.ts';

export type SitemapEntry = {
  /** Absolute address, as the page's canonical says it. */
  url: string;
  /** The same page in every language that it exists in, absolute. */
  alternates: Readonly<Partial<Record<Locale, string>>>;
  /** Day of the last change, `YYYY-MM-DD`. */
  lastmod: string;
  /** 0 to 1; left out, readers assume 0.5. */
  priority?: number;
};

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function entry({ url, alternates, lastmod, priority }: SitemapEntry): string {
  const links = [
    ['pt-BR', alternates['pt-BR']],
    ['en', alternates.en],
    ['x-default', alternates['pt-BR'] ?? alternates.en],
  ].filter((link): link is [string, string] => link[1] !== undefined);
  return [
    '  <url>',
    `    <loc>${escaped(url)}</loc>`,
    `    <lastmod>${lastmod}</lastmod>`,
    ...(priority === undefined ? [] : [`    <priority>${priority.toFixed(1)}</priority>`]),
    ...links.map(
      ([language, href]) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
    ),
    '  </url>',
  ].join('\n');
}

/** The file as sitemaps.org describes it, with Google's extension for languages. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map(entry),
    '</urlset>',
    '',
  ].join('\n');
}

import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import type { Alternates } from './item-slugs.ts';

/** The head data of a page; its loader returns it as `head`. */
export type PageHead = {
  title: string;
  description: string;
  /** The title is complete: the site's template is not put around it. */
  wholeTitle?: boolean;
  noindex?: boolean;
  /** Feeds of new articles are announced here. */
  feeds?: true;
  /** For link previews the page is an article. */
  article?: true;
  /** Stylesheet of this group of pages alone, beside the one that all share. */
  stylesheet?: string;
  /** That stylesheet holds the shared one too: one request fewer on landing pages. */
  wholeStylesheet?: boolean;
  /** It is in a frame of other products: the origins that may show it, and the theme they want. What
   * this browser stores for the site's own pages is ignored. */
  framed?: { by: readonly string[]; theme: FrameTheme };
};

export type FrameTheme = 'auto' | 'light' | 'dark';

type Linked = { alternates: Alternates | null; canonicalBase: string };

/** Canonical and hreflang addresses, from the same table as the routes. */
export function headLinks(locale: Locale, { alternates, canonicalBase }: Linked) {
  const own = alternates?.[locale];
  if (!alternates || own === undefined) return null;
  const absolute = (path: string) => `${canonicalBase}${path === '/' ? '/' : path}`;
  const inLanguages = LOCALES.flatMap((hrefLang) => {
    const path = alternates[hrefLang];
    return path === undefined ? [] : [{ hrefLang: hrefLang as string, href: absolute(path) }];
  });
  const main = absolute(alternates['pt-BR'] ?? own);
  return {
    canonical: absolute(own),
    alternates: [...inLanguages, { hrefLang: 'x-default', href: main }],
  };
}

import type { Locale } from '#app/i18n/locale.ts';

/** The head data of a page; its loader returns it as `head`. */
export type PageHead = {
  title: string;
  description: string;
  /** The title is complete: the site's template is not put around it. */
  wholeTitle?: boolean;
  noindex?: boolean;
  /** Stylesheet of this group of pages alone, beside the one that all share. */
  stylesheet?: string;
  /** That stylesheet holds the shared one too: one request fewer on landing pages. */
  wholeStylesheet?: boolean;
  /** It is in a frame of other products: the origins that may show it, and the theme they want. What
   * this browser stores for the site's own pages is ignored. */
  framed?: { by: readonly string[]; theme: FrameTheme };
};

export type FrameTheme = 'auto' | 'light' | 'dark';

type Linked = { alternates: Record<Locale, string> | null; canonicalBase: string };

/** Canonical and hreflang addresses, from the same table as the routes. */
export function headLinks(locale: Locale, { alternates, canonicalBase }: Linked) {
  if (!alternates) return null;
  const absolute = (path: string) => `${canonicalBase}${path === '/' ? '/' : path}`;
  return {
    canonical: absolute(alternates[locale]),
    alternates: [
      { hrefLang: 'pt-BR', href: absolute(alternates['pt-BR']) },
      { hrefLang: 'en', href: absolute(alternates.en) },
      { hrefLang: 'x-default', href: absolute(alternates['pt-BR']) },
    ],
  };
}

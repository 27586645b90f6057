/** The two languages of the product. Portuguese is the default and carries no prefix. */
export const LOCALES = ['pt-BR', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'pt-BR';

/** Where the visitor's choice is stored: local storage on public pages, a cookie of the same name. */
export const PREFERRED_LOCALE_KEY = 'preferred-locale';

export function isLocale(value: unknown): value is Locale {
  return value === 'pt-BR' || value === 'en';
}

/** `/en` and `/en/…` are English; anything else, `/engenharia` too, is Portuguese. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : DEFAULT_LOCALE;
}

/** Strips a leading `/en` or `/pt-BR` segment, the first step of re-localising a path. */
export function stripLocale(pathname: string): string {
  const rest = pathname.replace(/^\/(?:en|pt-BR)(?=\/|$)/, '');
  return rest === '' ? '/' : rest;
}

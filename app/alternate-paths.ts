import { fillPattern } from './fill-pattern.ts';
import { LOCALES, type Locale } from './i18n/locale.ts';
import { patternOf, type RouteName } from './paths.ts';

/** The same page in every language: feeds the switch, canonical, hreflang and the sitemap. */
export function alternatesOf(
  name: RouteName,
  params: Readonly<Record<string, string>> = {},
): Record<Locale, string> {
  const [pt, en] = LOCALES.map((locale) => fillPattern(patternOf(name, locale), params));
  return { 'pt-BR': pt as string, en: en as string };
}

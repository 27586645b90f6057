import type { Locale } from '#app/i18n/locale.ts';
import type { ServiceName } from '#app/paths.ts';
import { inLanguage } from '../overrides/in-language.ts';
import { itemsOf } from '../overrides/items-of.ts';
import type { ClientCase } from './case.ts';

/** The site comes without cases: staff write each of them once a client gives leave. */
export const caseFiles: readonly ClientCase[] = [];

/** The cases of a language, in the order of staff; of all languages without one. */
export const clientCases = (locale?: Locale): readonly ClientCase[] =>
  inLanguage(itemsOf('case', caseFiles), locale);

export const caseBySlug = (locale: Locale, slug: string | undefined): ClientCase | undefined =>
  clientCases(locale).find(({ slugs }) => slugs[locale] === slug);

export const casesOfService = (service: ServiceName, locale: Locale): readonly ClientCase[] =>
  clientCases(locale).filter((one) => one.service === service);

const MOST_RELATED = 3;

/** Other cases: those of the same service first. */
export const casesBeside = (of: ClientCase, locale: Locale): readonly ClientCase[] =>
  clientCases(locale)
    .filter(({ slugs }) => slugs[locale] !== of.slugs[locale])
    .toSorted((a, b) => Number(b.service === of.service) - Number(a.service === of.service))
    .slice(0, MOST_RELATED);

/** The client, or what the client does where the name stays out. */
export const clientOf = ({ client, texts }: ClientCase, locale: Locale): string =>
  client || texts[locale].sector;

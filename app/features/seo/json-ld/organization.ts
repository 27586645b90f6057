import type { Organization, SearchAction, WebSite } from 'schema-dts';
import type { Locale } from '#app/i18n/locale.ts';

/** Who is behind the site, and where: the canonical scheme and host. */
export type Publisher = { base: string; name: string };

export type PublisherFacts = Publisher & {
  /** Absolute address of a square picture of at least 112 pixels. */
  logo: string;
  email: string;
  /** E.164; null where no phone is published. */
  phone: string | null;
  city: string;
  state: string;
  street: string | null;
  postalCode: string | null;
  /** Addresses of the company's pages elsewhere. */
  profiles: readonly string[];
};

const idOf = (base: string) => `${base}/#org`;

/** The publisher as other things name it. */
export const publisherNode = ({ base, name }: Publisher) =>
  ({ '@type': 'Organization', '@id': idOf(base), name, url: `${base}/` }) as const;

/** The company itself; for the home page alone. */
export function organizationNode(facts: PublisherFacts) {
  return {
    ...publisherNode(facts),
    logo: facts.logo,
    email: facts.email,
    ...(facts.phone && { telephone: facts.phone }),
    address: {
      '@type': 'PostalAddress',
      ...(facts.street && { streetAddress: facts.street }),
      ...(facts.postalCode && { postalCode: facts.postalCode }),
      addressLocality: facts.city,
      addressRegion: facts.state,
      addressCountry: 'BR',
    },
    ...(facts.profiles.length > 0 && { sameAs: facts.profiles }),
  } satisfies Organization;
}

type Site = Publisher & {
  locale: Locale;
  /** Absolute addresses of the home page and of the search page, in the site's language. */
  home: string;
  search: string;
};

/** `query-input` is Google's, not schema.org's, so the types do not know it. */
type Search = SearchAction & { 'query-input': string };

/** The site in one language, with how to search it (developers.google.com, sitelinks search box). */
export function webSiteNode({ base, name, locale, home, search }: Site) {
  return {
    '@type': 'WebSite',
    '@id': `${home}#site`,
    url: home,
    name,
    inLanguage: locale,
    publisher: { '@id': idOf(base) },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${search}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    } as Search,
  } satisfies WebSite;
}

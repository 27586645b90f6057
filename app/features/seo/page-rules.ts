import type { Locale } from '#app/i18n/locale.ts';
import type { PageFact } from './page-facts.ts';

export type PageRule =
  | 'duplicateTitle'
  | 'canonicalAddress'
  | 'canonicalHost'
  | 'canonicalUnknown'
  | 'canonicalLanguage'
  | 'canonicalNoindex'
  | 'canonicalLoop'
  | 'canonicalChain'
  | 'canonicalSource'
  | 'canonicalOneLanguage'
  | 'noindexSource'
  | 'noindexOneLanguage';

/** Why a change of a page cannot be saved, and its field. */
export type PageRefusal = {
  locale: Locale;
  field: 'title' | 'canonical_url' | 'no_index';
  rule: PageRule;
  /** The other page that it is about, or the host that is configured. */
  other: string;
};

type Site = { base: string; facts: readonly PageFact[] };

/** How a refusal names a page. */
export const nameOf = ({ name, path }: Pick<PageFact, 'name' | 'path'>) => `${name} (${path})`;

const own = ({ base }: Site, { path }: PageFact) => base + path;
const folded = (title: string) => title.trim().toLowerCase();

/** The canonical page of another one; undefined for an unknown address. */
const targetOf = (site: Site, page: PageFact) =>
  site.facts.find((other) => own(site, other) === page.canonical);

/** Whether the chain of canonical pages is a loop. */
function comesBack(site: Site, page: PageFact): boolean {
  const seen = new Set<PageFact>();
  let next = targetOf(site, page);
  while (next && next !== page && !seen.has(next)) {
    seen.add(next);
    next = targetOf(site, next);
  }
  return next === page;
}

/** Another page of the same language with this title. */
export const sameTitlePage = (
  facts: readonly PageFact[],
  page: Pick<PageFact, 'key' | 'locale'>,
  title: string,
): PageFact | undefined =>
  facts.find(
    (other) =>
      other.locale === page.locale &&
      other.key !== page.key &&
      folded(other.shown.title) === folded(title),
  );

type Found = [PageRule, string] | null;

function canonicalRule(site: Site, page: PageFact): Found {
  if (page.canonical === own(site, page)) return null;
  if (!URL.canParse(page.canonical)) return ['canonicalAddress', page.canonical];
  if (new URL(page.canonical).origin !== site.base) return ['canonicalHost', site.base];
  const target = targetOf(site, page);
  if (!target) return ['canonicalUnknown', page.canonical];
  if (target.locale !== page.locale) return ['canonicalLanguage', nameOf(target)];
  if (target.closed) return ['canonicalNoindex', nameOf(target)];
  if (target.canonical !== own(site, target)) {
    return [comesBack(site, page) ? 'canonicalLoop' : 'canonicalChain', nameOf(target)];
  }
  return null;
}

/** Another page with this one as its canonical. */
const sourceOf = (site: Site, page: PageFact) =>
  site.facts.find((other) => other !== page && other.canonical === own(site, page));

function sourceRule(site: Site, page: PageFact): Found {
  const source = sourceOf(site, page);
  if (!source) return null;
  if (page.closed) return ['noindexSource', nameOf(source)];
  return page.canonical === own(site, page) ? null : ['canonicalSource', nameOf(source)];
}

/** hreflang holds only between two canonical pages. */
function pairRules(site: Site, page: PageFact, samePage: PageFact): Found[] {
  const target = targetOf(site, page);
  const otherTarget = targetOf(site, samePage);
  const differ = target && otherTarget && target.key !== otherTarget.key;
  return [
    differ && page.canonical !== own(site, page)
      ? ['canonicalOneLanguage', nameOf(otherTarget)]
      : null,
    page.closed && !samePage.closed ? ['noindexOneLanguage', nameOf(samePage)] : null,
  ];
}

const FIELDS: Partial<Record<PageRule, PageRefusal['field']>> = {
  noindexSource: 'no_index',
  noindexOneLanguage: 'no_index',
};

/** The errors of a changed page: one a field and language. An unchanged title is accepted. */
export function refusalsOf(
  site: Site,
  key: string,
  before: readonly PageFact[] = [],
): PageRefusal[] {
  const pages = site.facts.filter((page) => page.key === key);
  return pages.flatMap((page) => {
    const same = before.find((one) => one.locale === page.locale && one.key === key);
    const { title } = page.shown;
    const samePage =
      title !== same?.shown.title ? sameTitlePage(site.facts, page, title) : undefined;
    const other = pages.find(({ locale }) => locale !== page.locale);
    const wrong = canonicalRule(site, page);
    const found: Found[] = [
      samePage ? ['duplicateTitle', nameOf(samePage)] : null,
      wrong,
      sourceRule(site, page),
      ...(other && !wrong ? pairRules(site, page, other) : []),
    ];
    const used = new Set<string>();
    return found.flatMap((reason): PageRefusal[] => {
      if (!reason) return [];
      const [rule, about] = reason;
      const field = rule === 'duplicateTitle' ? 'title' : (FIELDS[rule] ?? 'canonical_url');
      if (used.has(field)) return [];
      used.add(field);
      return [{ locale: page.locale, field, rule, other: about }];
    });
  });
}

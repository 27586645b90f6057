import { ARM_NAMES, ARMS } from '#app/features/content/arms/arms.ts';
import { articleBySlug, articles } from '#app/features/content/articles/articles.ts';
import { caseBySlug, clientCases } from '#app/features/content/cases/cases.ts';
import { claimWords } from '#app/features/content/claims/published-claims.ts';
import { ideaBySlug } from '#app/features/content/ideas/ideas.ts';
import { landingBySlug } from '#app/features/content/landings/landings.ts';
import { isLegalRoute, legalDocument } from '#app/features/content/legal/legal-documents.ts';
import { isServiceName, SERVICE_NAMES } from '#app/features/content/services/register.ts';
import { serviceText } from '#app/features/content/services/services.ts';
import { personOf } from '#app/features/content/team/people.ts';
import { workshopBySlug } from '#app/features/content/workshops/workshops.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { PlainRoute, RouteName, ServiceName } from '#app/paths.ts';
import type { PageMatch } from './alternates.ts';

/** The name and the headline of a page. */
export type PageWords = {
  /** In the breadcrumb. */
  here: string;
  /** The headline in its two voices. */
  raw: string;
  finished: string;
  /** What the page is about in a sentence or two; may be blank. */
  lead: string;
};

/** Pages below another one than the home page. */
export const PARENTS: Partial<Record<RouteName, PlainRoute>> = {
  ...Object.fromEntries(SERVICE_NAMES.map((name) => [name, 'services'])),
  ...Object.fromEntries(ARM_NAMES.flatMap((arm) => ARMS[arm].pages.map((page) => [page, arm]))),
  curriculum: 'team',
  pricing: 'services',
  article: 'content',
  case: 'cases',
};

/** Replies to one visitor's step: they are in no breadcrumb and in no index. */
const PASSING: ReadonlySet<RouteName> = new Set([
  'thankYou',
  'protocol',
  'serverError',
  'newsletterSubscribed',
  'newsletterPending',
  'newsletterConfirmed',
  'newsletterUnsubscribed',
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'feedbackAnswer',
  'surveyLeave',
  'privacyStep',
]);
export const isTransient = (name: RouteName) => PASSING.has(name);

/** Namespaces whose headline is in `title`, and those that have its halves at the top. */
const TITLED = {
  services: 'services',
  faq: 'faq',
  process: 'process',
  pricing: 'pricing-page',
  lab: 'lab',
  craft: 'craft',
  craftPortfolio: 'craft-portfolio',
} as const;
const HALVED = { about: 'about', team: 'team', careers: 'careers', contact: 'contact' } as const;
const HOLDING = { cases: 'cases', content: 'content-page' } as const;

const has = <T extends object>(table: T, name: PropertyKey): name is keyof T =>
  Object.hasOwn(table, name);

function fromMessages(name: Exclude<RouteName, ServiceName>, locale: Locale): PageWords {
  const instance = instanceOf(locale);
  if (has(TITLED, name)) {
    const t = instance.getFixedT(null, TITLED[name]);
    const title = { raw: t('title.raw'), finished: t('title.finished') };
    return { here: t('name'), ...title, lead: t('meta.description', claimWords(locale)) };
  }
  if (has(HALVED, name)) {
    const t = instance.getFixedT(null, HALVED[name]);
    return { here: t('crumb'), raw: t('raw'), finished: t('finished'), lead: '' };
  }
  if (has(HOLDING, name)) {
    const t = instance.getFixedT(null, HOLDING[name]);
    const listed = (name === 'content' ? articles : clientCases)(locale);
    const finished = listed.length > 0 ? t('finished') : t('title');
    return { here: t('name'), raw: t('name'), finished, lead: '' };
  }
  const here = instance.getFixedT(null, 'site')(`pages.${name}`);
  if (name === 'home') {
    const t = instance.getFixedT(null, 'home', 'hero');
    return { here, raw: t('raw'), finished: t('finished'), lead: '' };
  }
  return { here, raw: here, finished: '', lead: '' };
}

/** Name and headline of a page, or none where no such item exists. */
export function wordsOf({ name, locale, params }: PageMatch): PageWords | null {
  const slug = params['slug'];
  if (isServiceName(name)) {
    const text = serviceText(name, locale);
    return { here: text.name, ...text.title, lead: text.summary };
  }
  if (name === 'workshop' || name === 'craftIdea') {
    const text = (name === 'workshop' ? workshopBySlug : ideaBySlug)(locale, slug)?.texts[locale];
    return text ? { here: text.name, ...text.title, lead: text.summary } : null;
  }
  if (name === 'article' || name === 'case') {
    const text = (name === 'article' ? articleBySlug : caseBySlug)(locale, slug)?.texts[locale];
    return text ? { here: text.name, ...text.title, lead: text.summary } : null;
  }
  if (name === 'landing') {
    const text = landingBySlug(locale, slug)?.texts[locale];
    return text ? { here: text.name, ...text.hero } : null;
  }
  if (name === 'curriculum') {
    const person = personOf(slug, locale);
    if (!person) return null;
    const { role, line } = person.text[locale];
    return { here: person.name, raw: person.name, finished: role, lead: line };
  }
  if (isLegalRoute(name)) {
    const { title, finished } = legalDocument(name).text[locale];
    return { here: title, raw: title, finished, lead: '' };
  }
  return fromMessages(name, locale);
}

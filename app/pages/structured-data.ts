import type { Company } from '#app/features/company/company.ts';
import { articleBySlug, authorOf } from '#app/features/content/articles/articles.ts';
import { wordsIn } from '#app/features/content/articles/reading-time.ts';
import { caseBySlug } from '#app/features/content/cases/cases.ts';
import { priceFrom } from '#app/features/content/claims/published-claims.ts';
import { faqGroups } from '#app/features/content/faq/faq.ts';
import { openings } from '#app/features/content/openings/openings.ts';
import { pictureUrl } from '#app/features/content/pictures/picture.ts';
import { isServiceName, SERVICE_NAMES } from '#app/features/content/services/register.ts';
import { serviceOf, serviceText } from '#app/features/content/services/services.ts';
import { people } from '#app/features/content/team/people.ts';
import type { Person } from '#app/features/content/team/person.ts';
import { minutesOf } from '#app/features/content/workshops/agenda.ts';
import { upcomingDates } from '#app/features/content/workshops/dates.ts';
import type { Workshop } from '#app/features/content/workshops/workshop.ts';
import { workshopBySlug, workshops } from '#app/features/content/workshops/workshops.ts';
import { articleNode } from '#app/features/seo/json-ld/article.ts';
import { breadcrumbsNode } from '#app/features/seo/json-ld/breadcrumbs.ts';
import { courseListNode, courseNode, type Taught } from '#app/features/seo/json-ld/course.ts';
import { faqPageNode } from '#app/features/seo/json-ld/faq-page.ts';
import type { GraphNode } from '#app/features/seo/json-ld/graph.ts';
import { jobPostingNode } from '#app/features/seo/json-ld/job-posting.ts';
import {
  organizationNode,
  type Publisher,
  webSiteNode,
} from '#app/features/seo/json-ld/organization.ts';
import { personNode } from '#app/features/seo/json-ld/person.ts';
import { serviceNode } from '#app/features/seo/json-ld/service.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { endpoints, pathTo, type ServiceName } from '#app/paths.ts';
import { alternatesOfPage, type PageMatch } from './alternates.ts';
import { isTransient, PARENTS, type PageWords, wordsOf } from './page-words.ts';

type PageData = {
  page: PageMatch;
  base: string;
  company: Company;
  now: Date;
  /** ISO time of the last change by staff to what is at a path. */
  changedAt?: (path: string) => string | undefined;
};

/** The data of one page's nodes. */
type Place = PageData & { publisher: Publisher; locale: Locale; url: string; words: PageWords };

function home({ publisher, company, locale, base, url }: Place): GraphNode[] {
  return [
    organizationNode({
      ...publisher,
      logo: `${base}${endpoints.icons}/512.png`,
      email: company.supportEmail,
      phone: company.phone,
      city: company.city,
      state: company.state,
      street: company.street,
      postalCode: company.postalCode,
      profiles: Object.values(company.social),
    }),
    webSiteNode({ ...publisher, locale, home: url, search: base + pathTo('search', locale) }),
  ];
}

/** The breadcrumb of every inner page. */
function trail({ page, base, company, locale, url, words }: Place): GraphNode {
  const parent = PARENTS[page.name];
  const above = parent && wordsOf({ name: parent, locale, params: {} });
  return breadcrumbsNode([
    { name: company.name, url: base + pathTo('home', locale) },
    ...(above ? [{ name: above.here, url: base + pathTo(parent, locale) }] : []),
    { name: words.here, url },
  ]);
}

function services({ page, publisher, locale, url }: Place): GraphNode[] {
  if (!isServiceName(page.name)) return [];
  const { texts, priced } = serviceOf(page.name);
  const { name, head, questions } = texts[locale];
  const { description } = head;
  return [
    serviceNode({ publisher, name, description, url, fromBrl: priceFrom(priced) }),
    faqPageNode(url, questions.items),
  ];
}

/** A service that has a published price, as the page of prices names it. */
function pricedService(name: ServiceName, { publisher, locale, base }: Place): GraphNode[] {
  const { texts, priced } = serviceOf(name);
  const fromBrl = priceFrom(priced);
  if (fromBrl === null) return [];
  const { name: title, head } = texts[locale];
  const url = base + pathTo(name, locale);
  return [serviceNode({ publisher, name: title, description: head.description, url, fromBrl })];
}

function taught(workshop: Workshop, { publisher, locale, base, now }: Place): Taught {
  const { name, summary, format } = workshop.texts[locale];
  const { sample, sessions, priced } = workshop;
  return {
    publisher,
    locale,
    name,
    description: summary,
    url: base + pathTo('workshop', locale, { slug: workshop.slugs[locale] }),
    ...(!sample && {
      offering: {
        mode: format,
        minutes: sessions.reduce((sum, session) => sum + minutesOf(session), 0),
        dates: upcomingDates(workshop, now),
        fromBrl: priceFrom(priced),
      },
    }),
  };
}

function workshop(place: Place): GraphNode[] {
  const found = workshopBySlug(place.locale, place.page.params['slug']);
  return found && !found.sample ? [courseNode(taught(found, place))] : [];
}

function member(person: Person, { publisher, locale, base }: Place): GraphNode {
  const { role, line, skills } = person.text[locale];
  return personNode({
    publisher,
    name: person.name,
    jobTitle: role,
    description: line,
    url: base + pathTo('curriculum', locale, { slug: person.slug }),
    skills,
  });
}

function careers({ publisher, locale, company, url }: Place): GraphNode[] {
  return openings(locale)
    .filter(({ sample }) => !sample)
    .map(({ text, posted, closes }) => {
      const { title, slug, line, work, bring, learn } = text[locale];
      const paragraphs = [line, ...work, ...bring, ...learn];
      const { city, state } = company;
      const place = { url: `${url}#${slug}`, city, state };
      return jobPostingNode({ publisher, title, paragraphs, posted, closes, ...place });
    });
}

function faq({ url, locale }: Place): GraphNode[] {
  const questions = faqGroups(locale).flatMap((group) => group.questions);
  return questions.length > 0 ? [faqPageNode(url, questions)] : [];
}

function article({ page, publisher, locale, base, url, changedAt }: Place): GraphNode[] {
  const found = articleBySlug(locale, page.params['slug']);
  if (!found) return [];
  const { name, summary, tags, markdown } = found.texts[locale];
  const person = authorOf(found, locale);
  const { photo, posted } = found;
  const at = changedAt?.(url.slice(base.length));
  const changed = at ? businessDay(new Date(at)) : '';
  return [
    articleNode({
      publisher,
      locale,
      name,
      description: summary,
      url,
      ...(photo?.file && {
        picture: base + pictureUrl(photo.file, { width: 960, extension: 'webp' }),
      }),
      author: person && {
        name: person.name,
        url: base + pathTo('curriculum', locale, { slug: person.slug }),
      },
      tags,
      words: wordsIn(markdown),
      posted,
      changed: [changed, posted].sort().at(-1) as string,
    }),
  ];
}

/** A case, as an article that the company wrote. */
function clientCase({ page, publisher, locale, base, url, changedAt }: Place): GraphNode[] {
  const found = caseBySlug(locale, page.params['slug']);
  if (!found) return [];
  const { name, summary, markdown } = found.texts[locale];
  const at = changedAt?.(url.slice(base.length));
  const changed = at ? businessDay(new Date(at)) : '';
  return [
    articleNode({
      publisher,
      locale,
      name,
      description: summary,
      url,
      ...(found.photo?.file && {
        picture: base + pictureUrl(found.photo.file, { width: 960, extension: 'webp' }),
      }),
      author: undefined,
      tags: [serviceText(found.service, locale).name],
      words: wordsIn(markdown),
      posted: found.posted,
      changed: [changed, found.posted].sort().at(-1) as string,
    }),
  ];
}

function ownNodes(place: Place): GraphNode[] {
  const { name, params } = place.page;
  const real = people(place.locale).filter(({ sample }) => !sample);
  switch (name) {
    case 'home':
      return home(place);
    case 'lab':
      return workshops(place.locale).length > 0
        ? [courseListNode(workshops(place.locale).map((one) => taught(one, place)))]
        : [];
    case 'workshop':
      return workshop(place);
    case 'team':
      return real.map((person) => member(person, place));
    case 'curriculum':
      return real.filter(({ slug }) => slug === params['slug']).map((one) => member(one, place));
    case 'article':
      return article(place);
    case 'case':
      return clientCase(place);
    case 'careers':
      return careers(place);
    case 'pricing':
      return SERVICE_NAMES.flatMap((name) => pricedService(name, place));
    case 'faq':
      return faq(place);
    default:
      return services(place);
  }
}

/** A page's structured data, or nothing where no such item exists. */
export function structuredData(pageData: PageData): GraphNode[] {
  const { page, base, company } = pageData;
  const { locale } = page;
  const path = alternatesOfPage(page)?.[locale];
  const words = wordsOf(page);
  if (path === undefined || !words || isTransient(page.name)) return [];
  const publisher = { base, name: company.name };
  const place: Place = { ...pageData, publisher, locale, url: base + path, words };
  return page.name === 'home' ? ownNodes(place) : [trail(place), ...ownNodes(place)];
}

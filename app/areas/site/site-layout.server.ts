import type { RouterContextProvider } from 'react-router';
import { whatsappUrl } from '#app/features/company/company.ts';
import { openingState } from '#app/features/company/opening-state.ts';
import feedbackStyles from '#app/features/feedback/feedback.css?url';
import Feedback from '#app/features/feedback/feedback.island.tsx';
import { offerOf, SITE_PROJECT } from '#app/features/feedback/feedback-project.ts';
import { answersIn, queryOf } from '#app/features/pricing/questions.ts';
import { FROM_QUERY } from '#app/features/qualification/forge-project-link.tsx';
import Qualification from '#app/features/qualification/qualification.island.tsx';
import { LONGEST_QUERY } from '#app/features/search/site-search.server.ts';
import { type Locale, localeOfPath } from '#app/i18n/locale.ts';
import { type IslandHtml, renderIsland } from '#app/islands/render-island.server.tsx';
import { alternatesOfPage, keysOfPage, type PageMatch, pageOfPath } from '#app/pages/alternates.ts';
import type { SiteData } from '#app/pages/site-data.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { alternatesOf, endpointPath, isRouteName, type RouteName } from '#app/paths.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { publicRows } from '#app/registry.ts';
import orderStyles from '#app/ui/order.css?url';
import { firstMessage } from './first-message.server.ts';

/** Pages that hold the form themselves; a second copy in a dialog would share its ids. */
const OWN_FORM = new Set(['project']);
/** Pages of feedback itself: the form, and the page of an entry, whose address is secret. */
const OWN_FEEDBACK = new Set(['feedback', 'feedbackAnswer']);

/** Pages that are read to their end and hold no form of their own: there is room for the feedback card. */
const WITH_CARD = new Set(['about', 'team', 'process', 'faq', 'cases', 'content']);

/** Pages whose address is a secret or identifies a person's form: no third-party tag may read it. */
const PRIVATE: ReadonlySet<string> = new Set(
  publicRows.filter(({ secrets }) => secrets.length > 0).map(({ name }) => name),
);

type Snapshot = Awaited<ReturnType<typeof siteSnapshot>>;
type PageContext = { locale: Locale; from: RouteName | null; orderQuery: string };

function qualificationIsland({ locale, from, orderQuery }: PageContext): IslandHtml | null {
  if (from !== null && OWN_FORM.has(from)) return null;
  return renderIsland({
    stylesheet: orderStyles,
    shared: true,
    name: 'qualification',
    namespaces: ['qualification'],
    locale,
    component: Qualification,
    props: { form: null, from, mode: 'dialog' as const },
    propsFrom: `${endpointPath('orderQuestions', locale)}${orderQuery}`,
  });
}

/**
 * The widget behind its floating button, rendered only once it is opened; or a card at the end of the page,
 * where staff want it inline and the page has the room. Elsewhere inline falls back to the button.
 */
function feedbackWidget({ feedback }: Snapshot, { locale, from }: PageContext) {
  const offer = offerOf(feedback, SITE_PROJECT);
  if (!offer || (from !== null && OWN_FEEDBACK.has(from))) {
    return { floating: null, island: null, card: null };
  }
  const { types, files } = offer;
  if (offer.position === 'inline' && from !== null && WITH_CARD.has(from)) {
    const card = renderIsland({
      shared: true,
      name: 'feedback',
      namespaces: ['feedback'],
      locale,
      component: Feedback,
      props: { types, files, at: 'inline' as const, from },
      touch: true,
    });
    return { floating: null, island: null, card: { island: card, stylesheet: feedbackStyles } };
  }
  const position = offer.position === 'inline' ? 'bottom-right' : offer.position;
  const island = renderIsland({
    stylesheet: feedbackStyles,
    shared: true,
    name: 'feedback',
    namespaces: ['feedback', 'file-input'],
    locale,
    component: Feedback,
    props: { types, files, at: position },
  });
  return { floating: position, island, card: null };
}

/** Third-party resources of a page, once they are allowed. */
function tagsOf({ seo }: Snapshot, unit: string, page: PageMatch | null) {
  if (PRIVATE.has(page?.name ?? '')) return { tags: {}, scripts: [] };
  // Neither differs between the languages.
  const { settings, scripts } = seo(unit, page ? keysOfPage(page) : [], 'pt-BR');
  return { tags: settings.tags, scripts };
}

/** The page before the form, where the address of the form names one. */
function pageBefore(page: PageMatch | null, search: URLSearchParams): RouteName | null {
  const name = (page?.name === 'project' && search.get(FROM_QUERY)) || '';
  return isRouteName(name) ? name : null;
}

/** The answers in the address of the page of prices, or of the form that it leads to. */
const answersOf = (page: PageMatch | null, search: URLSearchParams): string =>
  page?.name === 'pricing' || page?.name === 'project' ? queryOf(answersIn(search)) : '';

const queryFrom = (name: RouteName | null | undefined) => name && `${FROM_QUERY}=${name}`;
const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join('&');

/** What the page gives the form: its name, and its answers. The page of the form gives what it was given. */
function orderQueryOf(page: PageMatch | null, search: URLSearchParams): string {
  const from = pageBefore(page, search) ?? page?.name;
  return from ? `?${joined(queryFrom(from), answersOf(page, search))}` : '';
}

/** The part of an address that is the same in the other language: a search, answers, the page before. */
function keptQuery(page: PageMatch | null, search: URLSearchParams): string {
  if (page?.name !== 'search') {
    return joined(queryFrom(pageBefore(page, search)), answersOf(page, search));
  }
  const words = (search.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  return words && String(new URLSearchParams({ q: words }));
}

/** The target of the language switch. */
function otherLanguages(page: PageMatch | null, search: URLSearchParams): Record<Locale, string> {
  // A page that staff keep out of the other language switches to the home page there.
  const found = { ...alternatesOf('home'), ...(page && alternatesOfPage(page)) };
  const query = keptQuery(page, search);
  return query ? { 'pt-BR': `${found['pt-BR']}?${query}`, en: `${found.en}?${query}` } : found;
}

/** Frame of a public page: company, logos, alternates, and the form dialogs of this page. */
export async function siteLayoutData(request: Request, context: Readonly<RouterContextProvider>) {
  const { pathname, searchParams } = new URL(request.url);
  const snapshot = await siteSnapshot();
  const { businessUnit } = context.get(requestFacts);
  const page = pageOfPath(pathname);
  const locale = localeOfPath(pathname);
  const { company, logos } = snapshot.unit(businessUnit, locale);
  const opening = openingState(company.businessHours, new Date(), company.specialDays);
  const orderQuery = orderQueryOf(page, searchParams);
  const pageContext = { locale, from: page?.name ?? null, orderQuery };
  const widget = feedbackWidget(snapshot, pageContext);
  const site: SiteData = {
    locale,
    routeName: pageContext.from,
    orderQuery,
    alternates: otherLanguages(page, searchParams),
    company: {
      ...company,
      whatsappUrl:
        company.whatsappNumber &&
        whatsappUrl(
          company.whatsappNumber,
          firstMessage({
            locale,
            routeName: pageContext.from,
            pathname,
            secret: PRIVATE.has(pageContext.from ?? ''),
          }),
        ),
    },
    logos,
    opening,
    validUntil: opening?.changesAt,
    ...tagsOf(snapshot, businessUnit, page),
    stored: page?.name === 'cookies' ? snapshot.stored(businessUnit) : [],
    floating: widget.floating,
  };
  const islands = [qualificationIsland(pageContext), widget.island].filter(
    (island) => island !== null,
  );
  return { site, islands, card: widget.card };
}

export type SiteLayoutData = Awaited<ReturnType<typeof siteLayoutData>>;

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
import { alternatesOf, endpointPath, type RouteName } from '#app/paths.ts';
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
type PageContext = { locale: Locale; from: RouteName | null };

function qualificationIsland({ locale, from }: PageContext): IslandHtml | null {
  if (from !== null && OWN_FORM.has(from)) return null;
  return renderIsland({
    stylesheet: orderStyles,
    shared: true,
    name: 'qualification',
    namespaces: ['qualification'],
    locale,
    component: Qualification,
    props: { form: null, from, mode: 'dialog' as const },
    propsFrom: `${endpointPath('orderQuestions', locale)}${from ? `?${FROM_QUERY}=${from}` : ''}`,
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

/** The target of the language switch; a search or answers are repeated in the other language. */
function otherLanguages(page: PageMatch | null, search: URLSearchParams): Record<Locale, string> {
  // A page that staff keep out of the other language switches to the home page there.
  const found = { ...alternatesOf('home'), ...(page && alternatesOfPage(page)) };
  if (page?.name === 'pricing') {
    const answers = queryOf(answersIn(search));
    const query = answers && `?${answers}`;
    return { 'pt-BR': `${found['pt-BR']}${query}`, en: `${found.en}${query}` };
  }
  const words = page?.name === 'search' && (search.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  if (!words) return found;
  const query = new URLSearchParams({ q: words });
  return { 'pt-BR': `${found['pt-BR']}?${query}`, en: `${found.en}?${query}` };
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
  const pageContext = { locale, from: page?.name ?? null };
  const widget = feedbackWidget(snapshot, pageContext);
  const site: SiteData = {
    locale,
    routeName: pageContext.from,
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

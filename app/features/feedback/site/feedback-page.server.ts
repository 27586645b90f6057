import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { renderIsland } from '#app/islands/render-island.server.tsx';
import type { PageHead } from '#app/pages/page-head.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import type { RouteName } from '#app/paths.ts';
import feedbackStyles from '../feedback.css?url';
import Feedback, { type FeedbackProps } from '../feedback.island.tsx';
import { offerOf, SITE_PROJECT } from '../feedback-project.ts';

type State = Pick<FeedbackProps, 'values' | 'errors' | 'notice'>;

/** The offer of the site's own widget; null while feedback is switched off. */
async function siteOffer() {
  const { feedback } = await siteSnapshot();
  return offerOf(feedback, SITE_PROJECT);
}

/** The form as a page, with the errors of a failed post and everything that was typed; null while feedback
 * is switched off. */
export async function feedbackPage(locale: Locale, from: RouteName | null, state: State = {}) {
  const offer = await siteOffer();
  if (!offer) return null;
  const t = instanceOf(locale).getFixedT(locale, 'feedback');
  const head: PageHead = {
    title: t('head.title'),
    description: t('head.description'),
    // Not for search engines: a tool for visitors of the site.
    noindex: true,
    stylesheet: feedbackStyles,
  };
  const { types, files } = offer;
  const island = renderIsland({
    name: 'feedback',
    namespaces: ['feedback', 'file-input'],
    locale,
    component: Feedback,
    props: { types, files, at: 'page' as const, from, ...state },
    touch: true,
  });
  return { head, island };
}

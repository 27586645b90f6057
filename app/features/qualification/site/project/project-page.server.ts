import type { FormState } from '#app/areas/site/form-post/form-post.server.ts';
import type { Estimate } from '#app/features/pricing/estimate.ts';
import { estimateLines } from '#app/features/pricing/estimate-words.ts';
import { rangeOf } from '#app/features/pricing/price-rules.ts';
import { type Answers, answersIn, isComplete } from '#app/features/pricing/questions.ts';
import { signEstimate } from '#app/features/pricing/signed-estimate.server.ts';
import { FROM_QUERY } from '#app/features/qualification/forge-project-link.tsx';
import { formOfPage } from '#app/features/qualification/form-definition.ts';
import Qualification from '#app/features/qualification/qualification.island.tsx';
import { knownAnswers } from '#app/features/qualification/steps/known-answers.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { type Locale, localeOfPath } from '#app/i18n/locale.ts';
import { renderIsland } from '#app/islands/render-island.server.tsx';
import type { PageHead } from '#app/pages/page-head.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { waysToReach } from '#app/pages/ways-to-reach.server.ts';
import { isRouteName, type RouteName } from '#app/paths.ts';
import stylesheet from '#app/ui/order.css?url';

/** Known route names only: any other value in the query is no page. */
export function cameFrom(value: unknown): RouteName | null {
  return typeof value === 'string' && isRouteName(value) ? value : null;
}

/** What the page gives the form by its address: the answers of the page of prices, with the range of today's rules. */
export async function readBefore(query: URLSearchParams): Promise<Before> {
  const answers = answersIn(query);
  const from = cameFrom(query.get(FROM_QUERY));
  const estimate = isComplete(answers)
    ? { answers, range: rangeOf((await siteSnapshot()).priceRules, answers) }
    : null;
  return { from, estimate, service: answers.service };
}

/** What is sent along with the answers of the form: signed, and in words. */
export function sentAlong(estimate: Estimate | null, locale: Locale) {
  if (!estimate) return undefined;
  const t = instanceOf(locale).getFixedT(locale, 'pricing');
  return {
    signed: signEstimate(estimate),
    title: t('lead'),
    lines: estimateLines(t, estimate, locale),
  };
}

/** Where the form was opened from, and what the page of prices showed before. */
type Before = {
  from: RouteName | null;
  estimate: Estimate | null;
  /** The service among the answers, which need not be complete. */
  service?: Answers['service'] | undefined;
};

/** The form as a page, with the errors of a failed post and everything that was typed. */
export async function projectPage(
  { locale, unit }: { locale: Locale; unit: string },
  { from, estimate, service = estimate?.answers.service }: Before,
  state: FormState = {},
) {
  const t = instanceOf(locale).getFixedT(locale, 'qualification');
  const snapshot = await siteSnapshot();
  const promise = snapshot.promise('qualification', locale);
  const form = formOfPage(snapshot.forms, from ?? 'project')?.text[locale] ?? null;
  const ways = form ? undefined : await waysToReach(unit, locale);
  const head: PageHead = { title: t('page.title'), description: t('page.description'), stylesheet };
  const island = renderIsland({
    name: 'qualification',
    namespaces: ['qualification'],
    locale,
    component: Qualification,
    props: {
      ...{ form, ways, from, promise: promise?.text, mode: 'page' as const },
      estimate: sentAlong(estimate, locale),
      known: form ? knownAnswers(form, service ?? from) : undefined,
      ...state,
    },
    touch: true,
  });
  return { head, island, validUntil: promise?.validUntil };
}

export async function projectPageOf(request: Request, unit: string) {
  const { pathname, searchParams } = new URL(request.url);
  const standing = { locale: localeOfPath(pathname), unit };
  return projectPage(standing, await readBefore(searchParams));
}

import type { ComponentProps } from 'react';
import { formOfPage } from '#app/features/qualification/form-definition.ts';
import Qualification from '#app/features/qualification/qualification.island.tsx';
import {
  answersByService,
  knownAnswers,
} from '#app/features/qualification/steps/known-answers.server.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { renderIsland } from '#app/islands/render-island.server.tsx';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { waysToReach } from '#app/pages/ways-to-reach.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import type { Route } from './+types/order-questions.route';
import { readBefore, sentAlong } from './project-page.server.ts';

/**
 * The dialog of a page: its props, and their markup, which is shown until its scripts are loaded. It is a request of its
 * own, since it was a twelfth of the bytes of every page and few visitors open it.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { from, estimate, service } = await readBefore(searchParams);
  // Until all are answered, the page of prices has its questions, whose answers can change.
  const isAsking = from === 'pricing' && !estimate;
  const { forms, promise } = await siteSnapshot();
  const locale = localeOfPath(pathname);
  const form = formOfPage(forms, from)?.text[locale] ?? null;
  const { businessUnit } = context.get(requestFacts);
  const ways = form ? undefined : await waysToReach(businessUnit, locale);
  const props: ComponentProps<typeof Qualification> = {
    form,
    ways,
    from,
    promise: promise('qualification', locale)?.text,
    mode: 'dialog',
    drawn: true,
    estimate: sentAlong(estimate, locale),
    known: form && !isAsking ? knownAnswers(form, service ?? from) : undefined,
    byService: form && isAsking ? answersByService(form) : undefined,
  };
  const { html } = renderIsland({
    shared: true,
    name: 'qualification',
    namespaces: ['qualification'],
    locale,
    component: Qualification,
    props,
  });
  return Response.json(
    { ...props, html },
    {
      headers: { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' },
    },
  );
}

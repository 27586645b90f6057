import type { SubmissionResult } from '@conform-to/react';
import { data, redirect } from 'react-router';
import type { LeadQuestions } from '#app/features/qualification/form-definition.ts';
import type { NewLead } from '#app/features/qualification/lead.store.server.ts';
import type { PostReply } from '#app/features/qualification/post-fields.ts';
import { takeLead } from '#app/features/qualification/take-lead.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import type { RequestFacts } from '#app/platform/request-context.server.ts';

export type PageFormState = {
  lastResult?: SubmissionResult<string[]>;
  notice?: { title: string; text: string };
};

type PagePost = {
  form: LeadQuestions;
  source: NewLead['source'];
  locale: Locale;
  /** Path of the page that holds the form. */
  page: string;
  facts?: Readonly<Record<string, string>>;
};

/** Seconds between the thank-you view and the page with the protocol (specification §9). */
const REDIRECT_SECONDS = 3;

async function take(request: Request, { remoteAddress }: RequestFacts, post: PagePost) {
  return takeLead({
    form: post.form,
    source: post.source,
    facts: post.facts ?? {},
    formData: await request.formData(),
    locale: post.locale,
    sourcePage: post.page,
    headers: request.headers,
    remoteAddress,
  });
}

/** Scripts ask for JSON and get it without a page around it; null when a browser posted itself. */
export async function answerScript(
  request: Request,
  facts: RequestFacts,
  post: PagePost,
): Promise<Response | null> {
  if (!request.headers.get('accept')?.includes('application/json')) return null;
  const outcome = await take(request, facts, post);
  const headers = { 'cache-control': 'no-store' };
  if (outcome.kind !== 'accepted') {
    const { kind, status, result } = outcome;
    const reply: PostReply =
      kind === 'invalid' ? { kind, result } : { kind, status, outcome: outcome.outcome };
    return Response.json(reply, { status, headers });
  }
  const t = instanceOf(post.locale).getFixedT(post.locale, 'qualification');
  const { protocol } = outcome;
  const reply: PostReply = {
    kind: 'accepted',
    protocol,
    title: t('thanks.title'),
    message: t('thanks.text'),
    next: {
      url: pathTo('protocol', post.locale, { protocol }),
      seconds: REDIRECT_SECONDS,
      whatsapp: false,
    },
  };
  return Response.json(reply, { headers });
}

/** A post without scripts: on to the protocol, or back to the page with everything kept. */
export async function answerBrowser<T>(
  request: Request,
  facts: RequestFacts,
  post: PagePost,
  page: (state: PageFormState) => T,
) {
  const outcome = await take(request, facts, post);
  if (outcome.kind === 'accepted') {
    const { protocol } = outcome;
    throw redirect(pathTo('protocol', post.locale, { protocol }), 303);
  }
  const t = instanceOf(post.locale).getFixedT(post.locale, 'qualification');
  const state: PageFormState = { ...(outcome.result && { lastResult: outcome.result }) };
  if (outcome.kind === 'refused') {
    state.notice = {
      title: t(`outcome.${outcome.outcome}.title`),
      text: t(`outcome.${outcome.outcome}.text`),
    };
  }
  return data(page(state), { status: outcome.status, headers: { 'cache-control': 'no-store' } });
}

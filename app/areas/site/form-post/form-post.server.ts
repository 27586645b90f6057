import { createContext, type RouterContext, redirect } from 'react-router';
import type { OtherWays } from '#app/features/company/other-ways.ts';
import { promiseWords } from '#app/features/qualification/clocks/promise-words.ts';
import type { LeadQuestions } from '#app/features/qualification/form-definition.ts';
import {
  acceptPost,
  domainQuestion,
  type Submit,
} from '#app/features/qualification/intake/accept-post.server.ts';
import { answerMessagesIn } from '#app/features/qualification/intake/answer-messages.server.ts';
import {
  POST,
  type PostNotice,
  type PostReply,
} from '#app/features/qualification/intake/post-fields.ts';
import type { RefusedAnswers } from '#app/features/qualification/intake/read-answers.ts';
import { groupOf } from '#app/features/qualification/journey/page-groups.ts';
import { stepOfPost } from '#app/features/qualification/steps/step-of-post.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { knownPages } from '#app/pages/known-pages.ts';
import { waysToReach } from '#app/pages/ways-to-reach.server.ts';
import { pathTo } from '#app/paths.ts';
import type { RequestFacts } from '#app/platform/http/request-context.server.ts';

/** A refused post for the page that holds the form, with everything that was typed. */
export type FormState = {
  /** The step that the form has reached, of one in several. */
  reached?: { step: number; typed: RefusedAnswers['typed']; kept?: string | undefined };
  refused?: RefusedAnswers;
  notice?: PostNotice;
};

/** The thank-you view that replaces a form where scripts run. */
export type Thanks = {
  title: string;
  message: string;
  /** What happens next, where it is not that the team gets in touch. */
  status?: string | undefined;
  /** Seconds between the view and the next page. */
  seconds: number;
  /** Its target instead of the page of the reference number. */
  whatsapp?: string | undefined;
};

/** One posted form, read by the route that owns it. */
export type FormPost = {
  /** Null when no form is active. */
  form: LeadQuestions | null;
  formData: FormData;
  /** Answers that follow from the page, so that its form has no questions for them. */
  known?: Readonly<Record<string, string>> | undefined;
  submit: Submit;
  /** Stores or deletes the answers up to a step, as the visitor chose. Returns the id of the stored answers. */
  keep?: ((posted: Posted, shown: number) => Promise<string | undefined>) | undefined;
  thanks: (protocol: string) => Thanks;
};

export type Posted = { request: Request; locale: Locale; params: Params; facts: RequestFacts };
export type Params = Readonly<Record<string, string | undefined>>;
type Reading<P extends FormPost> = {
  /** Path of the page that holds the form. */
  page: (posted: Posted) => string;
  /** Reads the post; null when no form of that name exists. */
  read: (posted: Posted) => Promise<P | null>;
};

/** A post that was not accepted: its page is rendered again. */
export type Unaccepted<P extends FormPost> = { post: P; state: FormState; status: number };

/** The address that a form is posted to. */
export type FormRoute<P extends FormPost = FormPost> = Reading<P> & {
  /** What a post before the router has come to; null where none was answered there. */
  outcome: RouterContext<(() => Promise<Unaccepted<P>>) | null>;
};

export const formRoute = <P extends FormPost>(reading: Reading<P>): FormRoute<P> => ({
  ...reading,
  outcome: createContext<(() => Promise<Unaccepted<P>>) | null>(null),
});

/** Seconds between the thank-you view and the page with the reference number. */
const REDIRECT_SECONDS = 3;
const NO_STORE = { 'cache-control': 'no-store' };

/** The thanks of a form without words of its own. */
export function plainThanks(locale: Locale): Thanks {
  const t = instanceOf(locale).getFixedT(locale, 'qualification');
  return { title: t('thanks.title'), message: t('thanks.text'), seconds: REDIRECT_SECONDS };
}

/** The thanks for a post that waits for the database. */
function receivedWords(locale: Locale): Pick<Thanks, 'title' | 'message'> {
  const t = instanceOf(locale).getFixedT(locale, 'qualification', 'received');
  return { title: t('title'), message: t('text') };
}

/** A page known in advance; not one that a reference number or a token leads to. */
function pageAt(path: string) {
  const known = knownPages().find((page) => page.path === path);
  return known ? { path, group: groupOf(known.page.name) } : null;
}

const accept = ({ request, locale, facts }: Posted, { form, formData, submit }: FormPost) =>
  acceptPost({
    form,
    formData,
    submit,
    locale,
    headers: request.headers,
    remoteAddress: facts.remoteAddress,
    network: facts.network,
    unit: facts.businessUnit,
    pageAt,
  });

/** The next step of a form that is posted step by step; null where the answers are complete. */
function stepToShow({ locale }: Posted, { form, formData, known = {} }: FormPost) {
  if (!form) return null;
  const t = instanceOf(locale).getFixedT(locale, 'qualification');
  return stepOfPost(formData, form, answerMessagesIn(locale), known, (fields) =>
    domainQuestion({ formData }, fields, t),
  );
}

const shownStepOf = (formData: FormData) => Number(formData.get(POST.step)) || 0;

/** Other contacts of the team, for a post that was refused or could not be stored. */
const otherWays = ({ locale, facts }: Posted): Promise<OtherWays> =>
  waysToReach(facts.businessUnit, locale);

async function replyToScript(posted: Posted, post: FormPost): Promise<Response> {
  const outcome = await accept(posted, post);
  if (outcome.kind !== 'accepted') {
    const { kind, status } = outcome;
    const reply: PostReply =
      kind === 'invalid'
        ? { kind, refused: outcome.refused }
        : { kind, status, outcome: outcome.outcome, ways: await otherWays(posted) };
    return Response.json(reply, { status, headers: NO_STORE });
  }
  const { protocol, promisedAt } = outcome;
  const { whatsapp, ...thanks } = post.thanks(protocol);
  const { title, message, status, seconds } = outcome.received
    ? { ...thanks, ...receivedWords(posted.locale), status: undefined }
    : thanks;
  const url = whatsapp ?? pathTo('protocol', posted.locale, { protocol });
  const next = { url, seconds, whatsapp: whatsapp !== undefined };
  const promise = promisedAt && promiseWords(promisedAt, new Date(), posted.locale);
  const reply: PostReply = {
    ...{ kind: 'accepted', protocol, promise, title, message, status, next },
    ...(outcome.received && { received: true }),
  };
  return Response.json(reply, { headers: NO_STORE });
}

/** The page of a form in several steps, with the step that it has reached. */
async function reachedStep<P extends FormPost>(
  posted: Posted,
  post: P,
  { errors, ...reached }: NonNullable<ReturnType<typeof stepToShow>>,
): Promise<Unaccepted<P>> {
  if (Object.keys(errors).length > 0) {
    return { post, state: { reached, refused: { typed: reached.typed, errors } }, status: 422 };
  }
  const kept = await post.keep?.(posted, shownStepOf(post.formData));
  return { post, state: { reached: { ...reached, kept } }, status: 200 };
}

async function replyToBrowser<P extends FormPost>(
  posted: Posted,
  post: P,
): Promise<Response | Unaccepted<P>> {
  const next = stepToShow(posted, post);
  if (next) return reachedStep(posted, post, next);
  const outcome = await accept(posted, post);
  if (outcome.kind === 'accepted') {
    return redirect(pathTo('protocol', posted.locale, { protocol: outcome.protocol }), 303);
  }
  const t = instanceOf(posted.locale).getFixedT(posted.locale, 'qualification');
  const state: FormState = { ...(outcome.refused && { refused: outcome.refused }) };
  if (outcome.kind === 'refused') {
    state.notice = {
      title: t(`outcome.${outcome.outcome}.title`),
      text: t(`outcome.${outcome.outcome}.text`),
      ways: await otherWays(posted),
    };
  }
  return { post, state, status: outcome.status };
}

/**
 * Accepts a posted form, and redirects to its reference number; scripts request JSON and get it. What is not
 * accepted is returned with what its page shows. An address typed by hand, or a reload of a refused post, is
 * redirected to the page of the form.
 */
export async function answerPost<P extends FormPost>(
  route: FormRoute<P>,
  posted: Posted,
): Promise<Response | Unaccepted<P>> {
  const { method, headers } = posted.request;
  const post = method === 'POST' ? await route.read(posted) : null;
  if (!post) return redirect(route.page(posted), 303);
  if (!headers.get('accept')?.includes('application/json')) return replyToBrowser(posted, post);
  if (!post.formData.has(POST.keepOnly)) return replyToScript(posted, post);
  await post.keep?.(posted, shownStepOf(post.formData));
  return new Response(null, { status: 204, headers: NO_STORE });
}

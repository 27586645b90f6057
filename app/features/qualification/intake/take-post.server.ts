import type { SubmissionResult } from '@conform-to/react';
import type { Transaction } from 'kysely';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { asActor, DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { countUnknownNames } from '#app/platform/http/refused-posts.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { listChanged } from '#app/platform/list-news.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { e164Of } from '#app/platform/phone.server.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { domainToConfirm } from '#app/platform/text/suggest-domain.ts';
import { ANSWER_PREFIX } from '../draft.ts';
import { campaignOf, type FirstTouch } from '../first-touch.ts';
import type { LeadQuestions } from '../form-definition.ts';
import { type PageAt, readJourney, type SentJourney } from '../journey/read-journey.server.ts';
import { answerMessages, readText, type Translate } from '../questions/question-type.ts';
import { derivedLeadIds, isLeadId } from './lead-id.server.ts';
import { POST, TOO_FAST_MS } from './post-fields.ts';
import { readSubmission } from './read-submission.server.ts';

/** What a post brings besides what its form knows of itself; everything is checked. */
export type Arrived = {
  /** The id, or for a post without one the derived id and that of the window before. */
  ids: readonly [string] | readonly [string, string];
  /** By field name, as the rule of each question's type lets them through. */
  answers: Readonly<Record<string, unknown>>;
  campaign: FirstTouch;
  /** Which pages were seen before, where the browser may tell. */
  journey: SentJourney | null;
  userAgent: string;
  locale: Locale;
  /** Keyed hash of the network address; null where it stands for nobody or for many. */
  addressIdentifier: string | null;
  /** The phone answer in E.164, where it is a number that can exist. */
  phone: string | null;
  marks: readonly string[];
};

/** What the database made of it; the protocol is null where nothing was stored. */
export type Answered = {
  outcome: 'accepted' | 'replayed' | 'limited' | 'no_form';
  protocol: string | null;
};

/** Stores what arrived, as one statement. */
export type Submit = (tx: Transaction<DB>, arrived: Arrived) => Promise<Answered>;

type Refusal = 'limited' | 'noForm' | 'failed';
export type PostOutcome =
  | { kind: 'accepted'; protocol: string }
  | { kind: 'invalid'; status: 422; result: SubmissionResult<string[]> }
  | { kind: 'refused'; status: number; outcome: Refusal; result?: SubmissionResult<string[]> };

type FormPost = {
  /** Null when no form is active. */
  form: LeadQuestions | null;
  formData: FormData;
  locale: Locale;
  headers: Headers;
  remoteAddress: string;
  /** What limits count the person by; null where that is not known. */
  network: string | null;
  /** The business unit of the host that it was sent to: a partner's leads are the partner's. */
  unit: string;
  /** Which page of the site an address is. */
  pageAt: PageAt;
  submit: Submit;
};

const text = (formData: FormData, name: string): string => {
  const value = formData.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** The campaign: from the browser's memory, else from the address the form was posted from. */
function campaign({ formData, headers }: FormPost): FirstTouch {
  const posted = new URLSearchParams();
  for (const name of [POST.utmSource, POST.utmMedium, POST.utmCampaign]) {
    posted.set(name, text(formData, name));
  }
  const touch = campaignOf(posted);
  if (Object.keys(touch).length > 0) return touch;
  const referer = headers.get('referer') ?? '';
  return URL.canParse(referer) ? campaignOf(new URL(referer).searchParams) : {};
}

function marks(formData: FormData): string[] {
  const elapsed = text(formData, POST.elapsed);
  const hasty = elapsed !== '' && Number(elapsed) < TOO_FAST_MS;
  return [
    ...(text(formData, POST.trap) === '' ? [] : ['honeypot']),
    ...(hasty ? ['too_fast'] : []),
  ];
}

const refused = (
  status: number,
  outcome: Refusal,
  result?: SubmissionResult<string[]>,
): PostOutcome => ({ kind: 'refused', status, outcome, ...(result && { result }) });

/** What tells a sender from others where no address does: the e-mail that was typed, else all of it. */
function typedBy({ fields }: LeadQuestions, answers: Arrived['answers']): string {
  const email = fields.find(({ type }) => type === 'email');
  return (email && readText(answers[email.name]).toLowerCase()) || JSON.stringify(answers);
}

/**
 * A result that asks whether another domain was meant, as gmail.com by ana@gmail.con: once, since the same
 * address sent again is meant so.
 */
function withQuestion(
  { formData }: FormPost,
  { fields }: LeadQuestions,
  result: SubmissionResult<string[]>,
  t: Translate,
): SubmissionResult<string[]> {
  const name = `${ANSWER_PREFIX}${fields.find(({ type }) => type === 'email')?.name}`;
  const domain = domainToConfirm(text(formData, name), text(formData, POST.emailSeen));
  if (!domain || result.error?.[name]) return result;
  const error = { ...result.error, [name]: [t('errors.domain', { domain })] };
  return { ...result, status: 'error', error };
}

/** What arrived with the answers; the sender's address only as a keyed hash. */
function arrivalOf(post: FormPost, form: LeadQuestions, answers: Arrived['answers']) {
  const { formData, headers, remoteAddress, network, locale } = post;
  const userAgent = headers.get('user-agent')?.slice(0, 500) ?? '';
  const address = network === null ? null : keyedHash('address', network).toString('base64url');
  const sender = keyedHash(
    'sender',
    remoteAddress,
    userAgent,
    // Behind a private address or a proxy's are many, who are not to be refused for each other.
    ...(network === null ? [typedBy(form, answers)] : []),
  ).toString('base64url');
  const given = text(formData, POST.lead);
  const tel = form.fields.find((field) => field.type === 'tel');
  const arrived: Arrived = {
    ids: isLeadId(given) ? [given] : derivedLeadIds({ form: form.id, answers, sender }, Date.now()),
    answers,
    campaign: campaign(post),
    // A signal of the browser counts wherever it is heard.
    journey:
      headers.get('sec-gpc') === '1'
        ? null
        : readJourney(text(formData, POST.journey), post.pageAt, Date.now()),
    userAgent,
    locale,
    addressIdentifier: address,
    phone: tel ? e164Of(readText(answers[tel.name])) : null,
    marks: marks(formData),
  };
  return { arrived, client: text(formData, POST.session).slice(0, 64) || sender };
}

/**
 * Takes one posted form: validated, made durable and followed up, or refused with the reason and
 * everything that was typed. Never throws for what a visitor can cause.
 */
export async function takePost(post: FormPost): Promise<PostOutcome> {
  const { form, formData, locale } = post;
  if (!form) return refused(409, 'noForm');
  const t = instanceOf(locale).getFixedT(locale, 'qualification');
  const submission = readSubmission(formData, form.fields, answerMessages(t));
  const result = withQuestion(post, form, submission.result, t);
  countUnknownNames(submission.unknownNames);
  if (submission.status === 'error' || result.status === 'error') {
    return { kind: 'invalid', status: 422, result };
  }
  const { arrived, client } = arrivalOf(post, form, submission.answers);
  const { addressIdentifier: address } = arrived;
  const { unit } = post;
  const caller = { kind: 'anonymous', client, unit, ...(address && { address }) } as const;
  try {
    const { outcome, protocol } = await asActor(caller, (tx) => post.submit(tx, arrived));
    if (outcome === 'limited') return refused(429, 'limited', result);
    if (outcome === 'no_form' || !protocol) return refused(409, 'noForm', result);
    nudgeJobs();
    // Open lists ask again; an application makes them ask for nothing, which is rare and cheap.
    if (outcome === 'accepted') listChanged('leads');
    return { kind: 'accepted', protocol };
  } catch (error) {
    log.error({ err: error }, 'a form post could not be stored');
    const status = error instanceof DatabaseUnavailable ? 503 : 500;
    return refused(status, 'failed', result);
  }
}

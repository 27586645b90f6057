import type { RawBuilder } from 'kysely';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import {
  DatabaseUnavailable,
  runInOneMessage,
  type Visitor,
} from '#app/platform/database/database.server.ts';
import { countUnknownNames } from '#app/platform/http/refused-posts.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { listChanged } from '#app/platform/list-news.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { e164Of } from '#app/platform/phone.server.ts';
import { referenceNumber } from '#app/platform/reference-number.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import type { PostLimit } from '#app/platform/spool/post-budgets.ts';
import { isSpooling, spoolPost } from '#app/platform/spool/spool.server.ts';
import { domainToConfirm } from '#app/platform/text/suggest-domain.ts';
import { campaignOf, type FirstTouch } from '../first-touch.ts';
import type { FormField, LeadQuestions } from '../form-definition.ts';
import { type PageAt, readJourney, type SentJourney } from '../journey/read-journey.server.ts';
import { readText, type Translate } from '../questions/question-type.ts';
import { answerMessagesIn } from './answer-messages.server.ts';
import { derivedLeadIds, isLeadId } from './lead-id.server.ts';
import { POST, TOO_FAST_MS } from './post-fields.ts';
import { answerName, type RefusedAnswers, readAnswers } from './read-answers.ts';

/** The fields of a post beside the answers; everything is checked. */
export type Arrived = {
  /** The id, or for a post without one the derived id and that of the window before. */
  ids: readonly [string] | readonly [string, string];
  /** By field name, as the rule of each question's type lets them through. */
  answers: Readonly<Record<string, unknown>>;
  campaign: FirstTouch;
  /** The pages seen before, where the browser may report them. */
  journey: SentJourney | null;
  userAgent: string;
  locale: Locale;
  /** Keyed hash of the network address; null where it stands for nobody or for many. */
  addressIdentifier: string | null;
  /** The phone answer in E.164, where it is a number that can exist. */
  phone: string | null;
  marks: readonly string[];
};

/** The result of the database; the reference number is null where nothing was stored. */
export type Answered = {
  outcome: 'accepted' | 'replayed' | 'limited' | 'no_form';
  protocol: string | null;
  /** By when a person is promised an answer. */
  promisedAt?: Date | null;
};

/** How a kind of post is stored. */
export type Submit = {
  /** Names its replay. */
  kind: string;
  /** Before the letters of its reference number. */
  prefix: string;
  /** The visitor's limit, counted here while the database is away. */
  limit: PostLimit;
  /** What its statements need beside what arrived; stored with a post that waits for the database. */
  facts: unknown;
  /** The statements that store what arrived; the first returns one row, which is the answer. */
  statements: (arrived: Arrived) => readonly RawBuilder<unknown>[];
};

type Refusal = 'limited' | 'noForm' | 'failed';
export type PostOutcome =
  /** `received`: stored on the disk of the site, until the database can be reached. */
  | { kind: 'accepted'; protocol: string; promisedAt: Date | null; received?: true }
  | { kind: 'invalid'; status: 422; refused: RefusedAnswers }
  | { kind: 'refused'; status: number; outcome: Refusal; refused?: RefusedAnswers };

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

const refusal = (status: number, outcome: Refusal, refused?: RefusedAnswers): PostOutcome => ({
  kind: 'refused',
  status,
  outcome,
  ...(refused && { refused }),
});

/** Identifies a sender where no address does: the e-mail that was typed, else all of it. */
function typedBy({ fields }: LeadQuestions, answers: Arrived['answers']): string {
  const email = fields.find(({ type }) => type === 'email');
  return (email && readText(answers[email.name]).toLowerCase()) || JSON.stringify(answers);
}

/**
 * The question whether another domain was meant, such as gmail.com by ana@gmail.con, as an error of that
 * answer. Once only: the same address sent again is confirmed.
 */
export function domainQuestion(
  { formData }: Pick<FormPost, 'formData'>,
  fields: readonly FormField[],
  t: Translate,
): RefusedAnswers['errors'] {
  const email = fields.find(({ type }) => type === 'email')?.name;
  if (!email) return {};
  const typed = text(formData, answerName(email));
  const domain = domainToConfirm(typed, text(formData, POST.emailSeen));
  return domain ? { [email]: t('errors.domain', { domain }) } : {};
}

/** Counts the posted names that neither the form nor any post of a form has. */
function countOtherNames(formData: FormData, { fields }: LeadQuestions): void {
  const known = new Set<string>(Object.values(POST));
  for (const { name } of fields) known.add(answerName(name));
  countUnknownNames([...new Set(formData.keys())].filter((name) => !known.has(name)).length);
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
    // The opt-out header of the browser (Sec-GPC) counts here too.
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

type Storing = { caller: Visitor; submit: Submit; arrived: Arrived };

/** Stores what arrived in the database, starts its jobs and refreshes open lists. */
export async function storePost({ caller, submit, arrived }: Storing): Promise<Answered> {
  const [rows] = await runInOneMessage(caller, submit.statements(arrived));
  const answered = rows?.[0] as Answered;
  if (answered.protocol) wakeWorker();
  // An application causes one needless read of open lists of leads, which is rare and cheap.
  if (answered.outcome === 'accepted') listChanged('leads');
  return answered;
}

function outcomeOf({ outcome, protocol, promisedAt = null }: Answered): PostOutcome {
  if (outcome === 'limited') return refusal(429, 'limited');
  if (outcome === 'no_form' || !protocol) return refusal(409, 'noForm');
  return { kind: 'accepted', protocol, promisedAt };
}

/** Stores a post on the disk, as the database is away; null where it takes no more. */
async function spool({ caller, submit, arrived }: Storing): Promise<PostOutcome | null> {
  const { kind, prefix, limit, facts } = submit;
  const spooled = await spoolPost({
    kind,
    ids: arrived.ids,
    number: `${prefix}${referenceNumber(arrived.ids[0])}`,
    caller,
    data: { arrived, facts } satisfies SpooledData,
    limit,
  });
  if (spooled.outcome === 'limited') return refusal(429, 'limited');
  if (spooled.outcome === 'full' || spooled.number === null) return null;
  return { kind: 'accepted', protocol: spooled.number, promisedAt: null, received: true };
}

/** What a post that waits for the database is replayed from. */
export type SpooledData = { arrived: Arrived; facts: unknown };

/**
 * Accepts one posted form: validates it and stores it in the database, or on the disk while the database is away.
 * A refusal carries its reason and everything that was typed. Never throws for what a visitor can cause.
 */
export async function acceptPost(post: FormPost): Promise<PostOutcome> {
  const { form, formData, locale } = post;
  if (!form) return refusal(409, 'noForm');
  const t = instanceOf(locale).getFixedT(locale, 'qualification');
  const { typed, asked, answers, ...read } = readAnswers(formData, form, answerMessagesIn(locale));
  const refused = { typed, errors: { ...domainQuestion(post, asked, t), ...read.errors } };
  countOtherNames(formData, form);
  if (!answers || Object.keys(refused.errors).length > 0) {
    return { kind: 'invalid', status: 422, refused };
  }
  const { arrived, client } = arrivalOf(post, form, answers);
  const { addressIdentifier: address } = arrived;
  const { unit } = post;
  const caller = { kind: 'anonymous', client, unit, ...(address && { address }) } as const;
  const storing = { caller, submit: post.submit, arrived };
  const withAnswers = (outcome: PostOutcome): PostOutcome =>
    outcome.kind === 'refused' ? { ...outcome, refused } : outcome;
  try {
    // A post waits behind those that wait already, so that they are stored in order.
    const waiting = isSpooling() ? await spool(storing) : null;
    return withAnswers(waiting ?? outcomeOf(await storePost(storing)));
  } catch (error) {
    const isAway = error instanceof DatabaseUnavailable;
    const waiting = isAway ? await spool(storing) : null;
    if (waiting) {
      log.warn({ err: error }, 'a form post waits on the disk for the database');
      return withAnswers(waiting);
    }
    log.error({ err: error }, 'a form post could not be stored');
    return refusal(isAway ? 503 : 500, 'failed', refused);
  }
}

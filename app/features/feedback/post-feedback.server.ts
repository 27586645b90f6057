import { POST, TOO_FAST_MS } from '#app/features/qualification/intake/post-fields.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { cleanEmail } from '#app/platform/text/clean-line.ts';
import { domainToConfirm } from '#app/platform/text/suggest-domain.ts';
import { acceptFeedback } from './accept-feedback.server.ts';
import { type FeedbackInput, formSchema } from './feedback.schema.ts';
import { refusedFiles } from './feedback-files.ts';
import { SITE_MODULE, SITE_PROJECT } from './feedback-project.ts';
import {
  ANONYMOUS,
  emptyValues,
  type FeedbackErrors,
  type FeedbackReply,
  type FeedbackValues,
  FIELD,
  type Notice,
  scaleOf,
} from './feedback-rules.ts';
import type { Sender } from './feedback-sender.server.ts';
import type { FeedbackUpload } from './feedback-upload.server.ts';
import { followUpPath, givenSecretOf } from './follow-up-link.server.ts';
import { givenIdOf } from './given-id.ts';
import type { FeedbackOutcome } from './store-entry.server.ts';

/** The outcome of a post of the form. */
export type Posted =
  | Extract<FeedbackReply, { kind: 'accepted' }>
  | { kind: 'invalid'; errors: FeedbackErrors; values: FeedbackValues }
  | { kind: 'refused'; status: number; notice: Notice; values: FeedbackValues };

/** The owner of the form. */
export type FormOwner = {
  project: string;
  module: string | null;
  /** Origin of the page around it, where that is another product's. */
  host?: string;
};

/** The site's own form. */
export const OF_THE_SITE: FormOwner = { project: SITE_PROJECT, module: SITE_MODULE };

type Post = {
  upload: FeedbackUpload;
  headers: Headers;
  sender: Sender;
  locale: Locale;
  owner: FormOwner;
};

type Known = { protocol: string; mailed: boolean };
type Received = Known & { link: string | null };

const wordsIn = (locale: Locale) => instanceOf(locale).getFixedT(locale, 'feedback');
type Words = ReturnType<typeof wordsIn>;

const fields = (texts: FormData) => {
  const text = (name: string) => String(texts.get(name) ?? '');
  return {
    ...Object.fromEntries(Object.values(FIELD).map((name) => [name, text(name)])),
    // A missing number is null, and not zero.
    csat: texts.get(FIELD.csat) ?? undefined,
    score: texts.get(FIELD.ten) ?? undefined,
  };
};

/** Everything typed, for the form that is rendered again. */
function valuesOf(texts: FormData): FeedbackValues {
  const raw = fields(texts);
  const { type, severity, csat, score } = formSchema
    .pick({ type: true, severity: true, csat: true, score: true })
    .parse(raw);
  const text = (name: string) => String(texts.get(name) ?? '').toWellFormed();
  return {
    ...emptyValues(type),
    severity,
    csat,
    ten: score,
    verbatim: text(FIELD.verbatim),
    name: text(FIELD.name),
    email: text(FIELD.email),
  };
}

/** Suggests another domain, as gmail.com by ana@gmail.con. */
function domainQuestion(t: Words, texts: FormData): FeedbackErrors {
  const email = cleanEmail(String(texts.get(FIELD.email) ?? '')).toLowerCase();
  const domain = domainToConfirm(email, String(texts.get(POST.emailSeen) ?? ''));
  return domain ? { email: t('errors.domain', { domain }), emailSeen: email } : {};
}

function errorsOf(t: Words, upload: FeedbackUpload): FeedbackErrors {
  const parsed = formSchema.safeParse(fields(upload.texts));
  const wrong = new Map(parsed.error?.issues.map(({ path, code }) => [path[0], code]));
  const files = [
    ...refusedFiles(upload.files).map(({ code, name }) => t(`errors.${code}`, { name })),
    ...(upload.tooMany ? [t('errors.tooMany')] : []),
  ];
  const verbatim = wrong.get('verbatim');
  const errors: FeedbackErrors = {
    ...(verbatim && {
      verbatim:
        verbatim === 'too_big'
          ? t('errors.verbatimLong')
          : `${t('errors.verbatim')}. ${t('errors.verbatimText')}`,
    }),
    ...(wrong.has('name') && { name: t('errors.name') }),
    ...(wrong.has('email') ? { email: t('errors.email') } : domainQuestion(t, upload.texts)),
    ...(files.length > 0 && { files: files.join(' ') }),
  };
  // They have to be chosen again where the page is rendered again: no browser fills them in.
  if (Object.keys(errors).length > 0 && !errors.files && upload.files.length > 0) {
    errors.files = t('errors.again');
  }
  return errors;
}

function entryIn({ upload, headers, locale, owner }: Post): FeedbackInput {
  const { project, module, host } = owner;
  const given = formSchema.parse(fields(upload.texts));
  const { type, verbatim, name, email } = given;
  const scale = scaleOf(type);
  const score = type === 'csat' ? given.csat : given.score;
  const context = {
    locale,
    browser: headers.get('user-agent')?.slice(0, 500) ?? '',
    // Without scripts, the page from which the form was opened.
    ...pageBehind(upload.texts),
    ...(host && { url: host }),
    ...given.context,
    ...(module && { moduleKey: module }),
    user: ANONYMOUS,
    ...((name || email) && { user_provided: { name, email } }),
  };
  return {
    project,
    module,
    type,
    severity: given.severity,
    score: scale ? score : null,
    verbatim,
    persona: '',
    channel: 'inapp',
    context,
    name,
    email,
    contactClaim: null,
  };
}

const pageBehind = (texts: FormData) => {
  const from = texts.get(POST.from);
  return typeof from === 'string' && from !== '' ? { path: from.slice(0, 500) } : {};
};

function marksOf(texts: FormData): string[] {
  const elapsed = texts.get(POST.elapsed);
  const hasty = typeof elapsed === 'string' && elapsed !== '' && Number(elapsed) < TOO_FAST_MS;
  const trapped = String(texts.get(POST.trap) ?? '').trim() !== '';
  return [...(trapped ? ['honeypot'] : []), ...(hasty ? ['too_fast'] : [])];
}

function noticeOf(t: Words, result: Exclude<FeedbackOutcome, { kind: 'accepted' }>): Notice {
  const outcome =
    result.kind === 'failed' ? 'failed' : result.code === 'limited' ? 'limited' : 'closed';
  return { title: t(`outcome.${outcome}.title`), text: t(`outcome.${outcome}.text`) };
}

/** Handles a post of the form: stored and followed up, or refused with the reason and the typed values. */
export async function postFeedback(post: Post): Promise<Posted> {
  const { upload, sender, locale } = post;
  const t = wordsIn(locale);
  const { texts, files, room } = upload;
  const values = valuesOf(texts);
  const errors = errorsOf(t, upload);
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors, values };
  const input = entryIn(post);
  const result = await acceptFeedback({
    input,
    files,
    room,
    sender: { ...sender, session: String(texts.get(POST.session) ?? '') },
    locale,
    id: givenIdOf(texts.get(POST.lead)),
    secret: givenSecretOf(texts.get(FIELD.secret)),
    marks: marksOf(texts),
  });
  if (result.kind === 'accepted') {
    const { kind, protocol, secret, missing, received } = result;
    const link = secret && followUpPath(secret, locale);
    const reply = { kind, protocol, link, mailed: input.email !== '', missing };
    return received ? { ...reply, received } : reply;
  }
  const notice = noticeOf(t, result);
  return { kind: 'refused', status: result.status, notice, values };
}

/** The notice of a duplicate post: without scripts the secret link is shown once, to the post that was
 * stored. */
export function knownNotice(locale: Locale, { protocol, mailed }: Known): Notice {
  const t = wordsIn(locale);
  const text = t('outcome.known.text', { protocol });
  return {
    title: t('outcome.known.title'),
    text: mailed ? `${text} ${t('outcome.known.mailed')}` : text,
  };
}

/** The notice of a post that waits for the database. The page behind its link is there once that is back. */
export function receivedNotice(locale: Locale, { protocol, link, mailed }: Received): Notice {
  const t = wordsIn(locale);
  const text = t('outcome.received.text', { protocol });
  const later = !mailed && link ? ` ${t('outcome.received.link', { link })}` : '';
  return { title: t('outcome.received.title'), text: `${text}${later}` };
}

/** The reply to a page that may not show the form, or of a product that accepts no feedback. */
export function shutReply({ texts }: FeedbackUpload, locale: Locale): Posted {
  const t = wordsIn(locale);
  const notice = { title: t('outcome.shut.title'), text: t('outcome.shut.text') };
  return { kind: 'refused', status: 403, notice, values: valuesOf(texts) };
}

/** The notice of a post that exceeds its limit; nothing of it was read. */
export const tooLargeNotice = (locale: Locale): Notice => ({
  title: wordsIn(locale)('outcome.tooLarge.title'),
  text: wordsIn(locale)('outcome.tooLarge.text'),
});

import type { TFunction } from 'i18next';
import { data, type RouterContextProvider, redirect } from 'react-router';
import {
  type Caller,
  callerOf,
  type Outcome,
  type Refusal,
  refused,
} from '#app/access/account-call.server.ts';
import { recordAttempt } from '#app/access/attempt-record.server.ts';
import { landingOf, savedOrigin } from '#app/access/landing.ts';
import { readSession, type Session, session } from '#app/access/session.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import styles from './auth.css?url';
import type { Done } from './done.ts';

type Context = Readonly<RouterContextProvider>;

/** Pages of signing in, by the names their messages are under. */
export type AuthPageName =
  | 'signIn'
  | 'signUp'
  | 'sent'
  | 'confirm'
  | 'resend'
  | 'forgot'
  | 'reset'
  | 'link'
  | 'useLink'
  | 'secondStep'
  | 'issuer'
  | 'signOut'
  | 'setUp'
  | 'confirmOld'
  | 'confirmNew'
  | 'account'
  | `account.${'again' | 'password' | 'email' | 'secondFactor' | 'passkeys' | 'sessions'}`;

/** The form after a refused post: the reason, the errors by field, and the typed values. */
export type FormReply = {
  reason?: Refusal | 'invalid';
  errors: Record<string, string>;
  typed: Record<string, string>;
};

const STATUS: Record<NonNullable<FormReply['reason']>, number> = {
  invalid: 422,
  credentials: 401,
  unverified: 403,
  limited: 429,
  mails: 429,
  code: 401,
  link: 410,
  'set-up': 410,
  password: 422,
  common: 422,
  breached: 422,
  busy: 503,
  'same-email': 422,
  'current-password': 422,
  inactive: 403,
  session: 401,
  passkey: 401,
  'second-step-on': 409,
  'sign-out': 503,
  unexpected: 503,
  issuer: 403,
  'break-glass': 409,
  'issuer-down': 503,
  'issuer-state': 410,
  'issuer-refused': 403,
  'issuer-answer': 401,
  'issuer-again': 401,
  'issuer-email': 403,
  'issuer-domain': 403,
  'issuer-taken': 403,
  'issuer-role': 403,
  'issuer-other': 403,
};

/** What the site is called, in the language of the request. */
export async function siteName(request: Request, context: Context): Promise<string> {
  const { businessUnit } = context.get(requestFacts);
  return (await siteSnapshot()).unit(businessUnit, preferredLocale(request)).company.name;
}

/** The HTTP status of a refusal. */
export const statusOf = (reason: NonNullable<FormReply['reason']>): number => STATUS[reason];

export const headOf = (request: Request, page: AuthPageName): PageHead => {
  const locale = preferredLocale(request);
  const t = instanceOf(locale).getFixedT(locale, 'auth');
  return {
    title: t(`${page}.title`),
    description: t(`${page}.lead`),
    noindex: true,
    stylesheet: styles,
  };
};

export const callerIn = (request: Request, context: Context): Caller =>
  callerOf(request, context.get(requestFacts).remoteAddress);

/** The typed values, without those that must never be written back into a page. */
export function keepable(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).filter(([name]) => !/password|code$/i.test(name)),
  );
}

/** Renders the form again with the reason and all typed values. */
export const refusal = (
  reason: NonNullable<FormReply['reason']>,
  texts: Record<string, string>,
  errors: Record<string, string> = {},
) => {
  const reply: FormReply = { reason, errors, typed: keepable(texts) };
  return data(reply, { status: STATUS[reason], headers: { 'cache-control': 'no-store' } });
};

/** As `refusal`; an error of the password itself is at its field. */
export const passwordRefused = (
  reason: Refusal,
  texts: Record<string, string>,
  t: TFunction<'auth'>,
) =>
  reason === 'common' || reason === 'breached'
    ? refusal('invalid', texts, { password: t(`refused.${reason}.text`) })
    : refusal(reason, texts);

/** The result of an account call. An unexpected error, such as a database outage, is logged and reported in
 * the form, with everything typed, instead of replacing the page. */
export async function attempted(work: Promise<Outcome>): Promise<Outcome> {
  try {
    return await work;
  } catch (error) {
    log.error({ err: error }, 'account call failed');
    return refused('unexpected');
  }
}

/** Redirects to another page, with the cookies that the step before set; with 307 the post is repeated
 * there. */
export function redirectWithCookies(
  path: string,
  cookies: readonly string[] = [],
  status: 303 | 307 = 303,
): Response {
  const response = redirect(path, status);
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

const cookieHeader = (cookies: readonly string[]) =>
  cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');

/** A path with the word for the step's result. */
export const withDone = (path: string, done: Done): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ done })}`;

type Arrival = {
  wanted: string | null;
  caller: Caller;
  /** The result, where it is more than signing in. */
  done?: Done;
};

/** Logs a sign-in with a return address outside our own pages. */
export async function noteForeignLanding(
  wanted: string | null,
  { address, agent }: Caller,
  userId: string | undefined,
): Promise<void> {
  if (!wanted || savedOrigin(wanted)) return;
  const details = { wanted };
  await recordAttempt({ type: 'foreign_landing_dropped', address, agent, userId, details });
}

/** The page that a user requested before signing in, or their own area. */
export async function landingAfter(
  outcome: Extract<Outcome, { kind: 'done' }>,
  { wanted, caller, done = 'signed-in' }: Arrival,
): Promise<string> {
  const request = new Request('http://localhost/', {
    headers: { cookie: cookieHeader(outcome.cookies) },
  });
  const { session: fresh } = await readSession(request, caller.address);
  await noteForeignLanding(wanted, caller, fresh?.userId);
  return withDone(landingOf(wanted, fresh?.role ?? null), done);
}

/** Redirects there, with the cookies of the sign-in. */
export async function onToLanding(
  outcome: Extract<Outcome, { kind: 'done' }>,
  arrival: Arrival,
): Promise<Response> {
  return redirectWithCookies(await landingAfter(outcome, arrival), outcome.cookies);
}

/** The session of the request; the guard of the page has refused everyone else. */
export function personIn(context: Context): Session {
  const current = context.get(session);
  if (!current) throw new Error('A page of the account has no guard.');
  return current;
}

/** For pages that make no sense to a signed-in user. */
export function onlySignedOut(context: Context, wanted: string | null): void {
  const current = context.get(session);
  if (current) throw redirect(landingOf(wanted, current.role), 303);
}

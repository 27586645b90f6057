import { createHash, randomBytes } from 'node:crypto';
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { z } from 'zod';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { authPaths } from '#app/paths.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { rawCookie } from '#app/platform/http/cookies.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { seal, unseal } from '#app/platform/secrets.server.ts';
import { type Caller, type Outcome, type Refusal, refused } from '../account-call.server.ts';
import { ISSUER_COOKIE_KEY } from '../cookie-names.ts';
import { identity } from '../identity.server.ts';
import { ISSUER_SIGN_IN_S } from '../limits.ts';
import { ownCookie, ownCookieName } from '../own-cookie.server.ts';
import { beginSession } from '../sessions.server.ts';
import { admitted, awaitSecondStep } from '../sign-in.server.ts';
import { mayCall } from '../tries.server.ts';
import { claimAt, type ProvenPerson, provenPerson } from './issuer-claims.ts';
import { configurationOf, issuerErrorOf } from './issuer-client.server.ts';
import { readSignInIssuer, type SignInIssuer } from './issuers.server.ts';

/** Where the issuer sends people back to; it must be registered there. */
export const issuerCallback = (): string => `${settings().PUBLIC_URL}${authPaths.issuerCallback}`;

const STATE_PURPOSE = 'issuer sign-in';

/** What is kept of a sign-in under way, encrypted, until its answer or for some minutes. */
const pendingSignIn = z.object({
  issuerId: z.uuid(),
  nonce: z.string(),
  verifier: z.string(),
  browser: z.string(),
  wanted: z.string().nullable(),
  locale: z.enum(LOCALES),
  confirms: z.uuid().nullable().default(null),
});
type PendingSignIn = z.infer<typeof pendingSignIn>;

const stateName = (state: string) => `issuer-sign-in:${state}`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The mark of this browser: only the browser that began a sign-in can end it. Kept, so that two tabs can. */
function browserMark(caller: Caller): string {
  const held = rawCookie(caller, ownCookieName(ISSUER_COOKIE_KEY)) ?? '';
  return /^[\w-]{43}$/.test(held) ? held : randomBytes(32).toString('base64url');
}

async function enabledIssuer(id: string): Promise<SignInIssuer | undefined> {
  const found = await asActor({ kind: 'system' }, (tx) => readSignInIssuer(tx, id));
  return found?.isEnabled ? found : undefined;
}

async function logRefusal(caller: Caller, issuer: string, reason: string, userId?: string) {
  await logSecurityEvent({
    ...caller,
    type: 'issuer_sign_in_refused',
    severity: 'warning',
    userId,
    details: { issuer, reason },
  });
}

type Beginning = {
  issuerId: string;
  wanted: string | null;
  locale: Locale;
  /** The typed address, which the issuer then need not ask for. */
  email?: string | undefined;
  /** The signed-in user who confirms again that it is them; null for a sign-in. */
  confirms: string | null;
};

export type IssuerSignInStart =
  | { kind: 'started'; name: string; to: string; cookies: string[] }
  | { kind: 'refused'; reason: Refusal; name: string | null };

/** Begins a sign-in by an issuer: the address at the issuer, with state, nonce and PKCE. */
export async function beginIssuerSignIn(
  caller: Caller,
  { issuerId, email, ...kept }: Beginning,
): Promise<IssuerSignInStart> {
  if (!(await mayCall(caller))) return { kind: 'refused', reason: 'limited', name: null };
  const issuer = await enabledIssuer(issuerId);
  if (!issuer) return { kind: 'refused', reason: 'issuer-state', name: null };
  let configuration: Configuration;
  try {
    configuration = await configurationOf(issuer);
  } catch (error) {
    log.warn({ err: error, issuer: issuer.name }, 'issuer of sign-in does not answer');
    await logRefusal(caller, issuer.name, issuerErrorOf(error));
    return { kind: 'refused', reason: 'issuer-down', name: issuer.name };
  }
  const state = randomState();
  const browser = browserMark(caller);
  const verifier = randomPKCECodeVerifier();
  const nonce = randomNonce();
  const { internalAdapter } = await identity().$context;
  const row: PendingSignIn = { issuerId, nonce, verifier, browser: hashOf(browser), ...kept };
  await internalAdapter.createVerificationValue({
    identifier: stateName(state),
    value: seal(STATE_PURPOSE, JSON.stringify(row)),
    expiresAt: new Date(Date.now() + ISSUER_SIGN_IN_S * 1000),
  });
  const to = buildAuthorizationUrl(configuration, {
    redirect_uri: issuerCallback(),
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ui_locales: kept.locale,
    ...(email ? { login_hint: email } : {}),
    // The issuer asks for the credentials again, whatever session it has.
    ...(kept.confirms ? { prompt: 'login', max_age: '0' } : {}),
  });
  const cookies = [ownCookie(ISSUER_COOKIE_KEY, browser, ISSUER_SIGN_IN_S)];
  return { kind: 'started', name: issuer.name, to: to.href, cookies };
}

/** The sign-in that an answer belongs to. Each state is used once, and only by the browser that began it. */
async function endOf(caller: Caller, state: string): Promise<PendingSignIn | null> {
  const { internalAdapter } = await identity().$context;
  const row = state ? await internalAdapter.consumeVerificationValue(stateName(state)) : null;
  if (!row) return null;
  const pending = pendingSignIn.parse(JSON.parse(unseal(STATE_PURPOSE, row.value)));
  const held = rawCookie(caller, ownCookieName(ISSUER_COOKIE_KEY)) ?? '';
  return hashOf(held) === pending.browser ? pending : null;
}

/** The claims of the ID token, and those of the userinfo endpoint where the token lacks some. */
async function claimsOf(
  configuration: Configuration,
  answer: URL,
  state: string,
  { nonce, verifier, confirms }: PendingSignIn,
  roleClaim: string,
) {
  const tokens = await authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
    // Refuses an answer that does not say when it asked, or that asked earlier.
    ...(confirms ? { maxAge: 0 } : {}),
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The issuer sent no ID token.');
  const whole = claims['email'] !== undefined && claimAt(claims, roleClaim) !== undefined;
  if (whole || !configuration.serverMetadata().userinfo_endpoint) return claims;
  const userInfo = await fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return { ...userInfo, ...claims };
}

const OUTCOMES: Readonly<Record<string, Refusal>> = {
  domain: 'issuer-domain',
  taken: 'issuer-taken',
  no_role: 'issuer-role',
  other: 'issuer-other',
};

/** Opens the session of a person whom the issuer has proven, as every other sign-in does. */
async function enter(
  caller: Caller,
  issuer: SignInIssuer,
  person: ProvenPerson & { email: string },
  { locale, confirms }: Pick<PendingSignIn, 'locale' | 'confirms'>,
): Promise<Outcome> {
  const { subject, email, name, values } = person;
  const [found] = await asActor({ kind: 'system' }, (tx) =>
    callRows(tx, 'private.enter_by_issuer', {
      ...{ issuerId: issuer.id, subject, email, name, locale, values, confirms },
    }),
  );
  const userId = found?.userId ?? undefined;
  if (found?.outcome !== 'entered' || !userId) {
    await logRefusal(caller, issuer.name, found?.outcome ?? 'unknown', userId);
    return refused(OUTCOMES[found?.outcome ?? ''] ?? 'unexpected');
  }
  const { secondStep } = issuer;
  const counts = secondStep === 'always' || (secondStep === 'claim' && person.secondStep);
  if (found.twoFactor && !counts) return awaitSecondStep(userId, issuer.id);
  const { token, cookie } = await beginSession(caller, userId, {
    issuerId: issuer.id,
    issuerSecondStep: counts,
  });
  return admitted(caller, { userId, token, way: 'issuer' }, [cookie]);
}

export type IssuerEnd = { outcome: Outcome; wanted: string | null; again: boolean };

/** Ends a sign-in by the answer of the issuer, in the address of the request. */
export async function endIssuerSignIn(caller: Caller, address: URL): Promise<IssuerEnd> {
  const end = (outcome: Outcome, pending?: PendingSignIn): IssuerEnd => ({
    outcome,
    wanted: pending?.wanted ?? null,
    again: Boolean(pending?.confirms),
  });
  const call = await mayCall(caller);
  if (!call) return end(refused('limited'));
  const state = address.searchParams.get('state') ?? '';
  const pending = await endOf(caller, state);
  const issuer = pending && (await enabledIssuer(pending.issuerId));
  if (!pending || !issuer) {
    await logRefusal(caller, issuer?.name ?? '', 'state');
    return end(refused('issuer-state'));
  }
  const answer = new URL(issuerCallback());
  answer.search = address.search;
  let person: ProvenPerson;
  try {
    const configuration = await configurationOf(issuer);
    const claims = await claimsOf(configuration, answer, state, pending, issuer.roleClaim);
    person = provenPerson(claims, issuer.roleClaim);
  } catch (error) {
    log.warn({ err: error, issuer: issuer.name }, 'sign-in by an issuer failed');
    const denied = error instanceof AuthorizationResponseError;
    const reason = denied ? error.error : 'answer';
    await logRefusal(caller, issuer.name, reason.slice(0, 60));
    if (denied) return end(refused('issuer-refused'), pending);
    return end(refused(pending.confirms ? 'issuer-again' : 'issuer-answer'), pending);
  }
  const { email } = person;
  if (email === null) {
    await logRefusal(caller, issuer.name, 'email');
    return end(refused('issuer-email'), pending);
  }
  const outcome = await enter(caller, issuer, { ...person, email }, pending);
  // The start was counted as well.
  if (outcome.kind === 'done') await Promise.all([call.right(), call.right()]);
  return end(outcome, pending);
}

import { z } from 'zod';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type Caller, type Outcome, refused, settled } from './account-call.server.ts';
import { identity } from './identity.server.ts';
import { savedOrigin } from './landing.ts';
import { passwordRefusal } from './password/password-refusal.server.ts';
import { askedFor, judged, mayCall } from './tries.server.ts';

type NewAccount = {
  name: string;
  email: string;
  password: string;
  locale: Locale;
  /** The page that the user requested: the link of the mail carries it. */
  wanted: string | null;
};

/** Creates an account that must confirm its address. An address with an account gets a mail that says so,
 * and the page shows the same reply. */
export async function signUp(caller: Caller, account: NewAccount): Promise<Outcome> {
  const { wanted, ...person } = account;
  const email = account.email.toLowerCase();
  const callbackURL = savedOrigin(wanted) ?? undefined;
  const weak = await passwordRefusal(caller, account.password, [email, account.name]);
  if (weak) return refused(weak);
  return askedFor(caller, { kind: 'sign-up', email }, async () => {
    const answer = await settled(
      identity().api.signUpEmail({
        body: { ...person, email, callbackURL },
        headers: caller.headers,
        returnHeaders: true,
      }),
      () => 'password',
    );
    if (answer.kind === 'refused') return answer;
    await logSecurityEvent({ ...caller, type: 'signed_up' });
    return { kind: 'done', cookies: [] };
  });
}

/** Sends the confirmation again, if there is anything to confirm. */
export async function resendConfirmation(caller: Caller, email: string): Promise<Outcome> {
  const address = email.toLowerCase();
  return askedFor(caller, { kind: 'confirm', email: address }, async () => {
    // A refusal (already confirmed, no such account) looks like success from outside.
    await settled(
      identity().api.sendVerificationEmail({
        body: { email: address },
        headers: caller.headers,
        returnHeaders: true,
      }),
      () => 'link',
    );
    return { kind: 'done', cookies: [] };
  });
}

/** The address that a token confirms. Only for one that the library has just accepted: the token is decoded,
 * not verified. */
async function confirmedBy(token: string): Promise<string | undefined> {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { email } = z.object({ email: z.string() }).parse(JSON.parse(claims));
  const { internalAdapter } = await identity().$context;
  return (await internalAdapter.findUserByEmail(email))?.user.id;
}

/** Confirms an address by the token of a mail. */
export async function confirmEmail(caller: Caller, token: string): Promise<Outcome> {
  const call = await mayCall(caller);
  if (!call) return refused('limited');
  const answer = await judged(
    call,
    identity().api.verifyEmail({ query: { token }, headers: caller.headers, returnHeaders: true }),
    () => 'link',
  );
  if (answer.kind === 'refused') {
    await logSecurityEvent({ ...caller, type: 'email_link_refused', severity: 'warning' });
    return answer;
  }
  const userId = await confirmedBy(token);
  await logSecurityEvent({ ...caller, type: 'email_confirmed', userId, byUser: true });
  return { kind: 'done', cookies: answer.cookies };
}

import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { authPaths } from '#app/paths.ts';
import { isUniqueViolation } from '#app/platform/database/errors.server.ts';
import { type Caller, type Outcome, refused } from './account-call.server.ts';
import { queueAccountMail } from './account-mail.server.ts';
import { identity } from './identity.server.ts';
import { CONFIRM_LINK_S } from './limits.ts';
import type { Session } from './session.server.ts';
import { askedFor, mayCall } from './tries.server.ts';

/*
 * The library's own change of address is not used. Its links work more than once, belong to an address and
 * not to a user, and sign in anyone who opens them, even without the second step. The links here work once,
 * for one user, and only while the account still has the address that requested the change.
 */
const change = z.object({ userId: z.string(), from: z.string(), to: z.string() });
type Change = z.infer<typeof change>;
type Step = 'old' | 'new';

async function linkFor(step: Step, emailChange: Change): Promise<string> {
  const { internalAdapter } = await identity().$context;
  const token = `${step}-${randomBytes(32).toString('base64url')}`;
  await internalAdapter.createVerificationValue({
    identifier: `change-email:${token}`,
    value: JSON.stringify(emailChange),
    expiresAt: new Date(Date.now() + CONFIRM_LINK_S * 1000),
  });
  return `${authPaths.confirm}?${new URLSearchParams({ token })}`;
}

/** Uses up a link; undefined when it is not valid or the address has changed since. */
async function changeOfToken(token: string): Promise<Change | undefined> {
  const { internalAdapter } = await identity().$context;
  const verification = await internalAdapter.consumeVerificationValue(`change-email:${token}`);
  if (!verification) return undefined;
  const emailChange = change.parse(JSON.parse(verification.value));
  const person = await internalAdapter.findUserById(emailChange.userId);
  return person?.email === emailChange.from ? emailChange : undefined;
}

/** Moves an account to its new address; false when another account has taken that meanwhile. */
async function moved(userId: string, email: string): Promise<boolean> {
  const { internalAdapter } = await identity().$context;
  try {
    await internalAdapter.updateUser(userId, { email, emailVerified: true });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** The first mail goes to the old address, so that an open session alone cannot take over the account. */
export async function askForEmailChange(
  caller: Caller,
  { userId, email }: Session,
  wanted: string,
): Promise<Outcome> {
  const to = wanted.toLowerCase();
  if (to === email) return refused('same-email');
  return askedFor(caller, { kind: 'change', email }, async () => {
    const path = await linkFor('old', { userId, from: email, to });
    await queueAccountMail(userId, 'confirm-new-email', { path, newEmail: to });
    await logSecurityEvent({
      ...caller,
      type: 'email_change_asked',
      severity: 'warning',
      userId,
      byUser: true,
    });
    return { kind: 'done', cookies: [] };
  });
}

/** Uses one of the two links. `half` once the old address has confirmed and the mail to the new one is
 * queued. */
export async function confirmEmailChange(
  caller: Caller,
  token: string,
): Promise<Outcome | { kind: 'half' }> {
  const call = await mayCall(caller);
  if (!call) return refused('limited');
  const emailChange = await changeOfToken(token);
  if (!emailChange) {
    await logSecurityEvent({ ...caller, type: 'email_link_refused', severity: 'warning' });
    return refused('link');
  }
  await call.right();
  const { userId, from, to } = emailChange;
  const { internalAdapter } = await identity().$context;
  const inUse = (await internalAdapter.findUserByEmail(to)) !== null;
  if (token.startsWith('old-')) {
    // The page does not report that an address already has an account; such an address gets no mail to
    // confirm.
    if (!inUse) {
      const path = await linkFor('new', emailChange);
      await queueAccountMail(userId, 'verify-new-email', { path, to });
    }
    return { kind: 'half' };
  }
  if (inUse || !(await moved(userId, to))) return refused('link');
  await logSecurityEvent({
    ...caller,
    type: 'email_changed',
    severity: 'critical',
    userId,
    byUser: true,
  });
  await queueAccountMail(userId, 'email-changed', { to: from, newEmail: to });
  return { kind: 'done', cookies: [], userId };
}

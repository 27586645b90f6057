import { randomBytes } from 'node:crypto';
import { queueAccountMail } from '#app/access/account-mail.server.ts';
import { identity } from '#app/access/identity.server.ts';
import { RESET_LINK_S } from '#app/access/limits.ts';
import { FIRST_QUERY } from '#app/access/password/first-password.ts';
import { authPaths } from '#app/paths.ts';

const TOKEN_BYTES = 24;

/** Whether the account has no password yet: the page then speaks of a first one. */
type Purpose = { first: boolean };

/** A path with a new token, under which nothing can be done until `acceptPasswordPath`. */
export function newPasswordPath({ first }: Purpose): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const query = new URLSearchParams({ token, ...(first && { [FIRST_QUERY]: 'yes' }) });
  return `${authPaths.reset}?${query}`;
}

/** Lets a user set a password under a new path, once, for as long as any reset link is valid. */
export async function acceptPasswordPath(userId: string, path: string): Promise<void> {
  const token = new URLSearchParams(path.split('?')[1]).get('token');
  const { internalAdapter } = await identity().$context;
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: userId,
    expiresAt: new Date(Date.now() + RESET_LINK_S * 1000),
  });
}

/**
 * A path under which a user sets a first or a new password. It is a key: it goes into a sealed mail or onto the
 * terminal of the server's operator, nowhere else.
 */
export async function makePasswordLink(userId: string, purpose: Purpose): Promise<string> {
  const path = newPasswordPath(purpose);
  await acceptPasswordPath(userId, path);
  return path;
}

/** Mails the invited user of an account the link to a password. */
export const mailPasswordLink = async (userId: string) =>
  queueAccountMail(userId, 'invited', { path: await makePasswordLink(userId, { first: true }) });

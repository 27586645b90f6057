import { randomBytes } from 'node:crypto';
import { identity } from '#app/access/identity.server.ts';
import { RESET_LINK_S } from '#app/access/limits.ts';
import { authPaths } from '#app/paths.ts';

const TOKEN_BYTES = 24;

/**
 * A path under which a user sets a first or a new password, once, for as long as any reset link is valid.
 * It is a key: it goes into a sealed mail or onto the terminal of the server's operator, nowhere else.
 */
export async function makePasswordLink(userId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { internalAdapter } = await identity().$context;
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: userId,
    expiresAt: new Date(Date.now() + RESET_LINK_S * 1000),
  });
  return `${authPaths.reset}?${new URLSearchParams({ token })}`;
}

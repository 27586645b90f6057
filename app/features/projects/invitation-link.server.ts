import { timingSafeEqual } from 'node:crypto';
import { portalPaths } from '#app/paths.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';

/** The part that only the mail carries: made from the row under the key of the site, and kept nowhere. */
const secretOf = (id: string, revision: number) =>
  keyedHash('client-invitation', id, String(revision)).toString('base64url');

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Where the link of an invitation leads; renewed, it is another one. */
export const invitationPath = (id: string, revision: number): string =>
  `${portalPaths.invitation}?${new URLSearchParams({ token: `${id}.${revision}.${secretOf(id, revision)}` })}`;

/** Which invitation a link is of; undefined for anything that this site did not make. */
export function invitationOf(token: string): { id: string; revision: number } | undefined {
  const [id = '', number = '', secret = ''] = token.split('.');
  const revision = Number(number);
  if (!UUID.test(id) || !Number.isSafeInteger(revision)) return undefined;
  const [given, right] = [Buffer.from(secret), Buffer.from(secretOf(id, revision))];
  return given.length === right.length && timingSafeEqual(given, right)
    ? { id, revision }
    : undefined;
}

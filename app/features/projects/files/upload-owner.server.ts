import { keyedHash } from '#app/platform/secrets.server.ts';

/** Whose uploads a browser remembers, so that it tells them from another person's. */
export const uploadOwner = (person: string): string =>
  keyedHash('upload-owner', person).toString('base64url').slice(0, 16);

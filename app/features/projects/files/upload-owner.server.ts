import { keyedHash } from '#app/platform/secrets.server.ts';

/** Identifies the user whose uploads are stored in a browser, apart from those of others. */
export const uploadOwner = (person: string): string =>
  keyedHash('upload-owner', person).toString('base64url').slice(0, 16);

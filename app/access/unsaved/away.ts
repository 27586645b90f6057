import { isRouteErrorResponse } from 'react-router';
import type { UnavailableReason } from '#app/platform/database/errors.server.ts';

/** A post that could not be stored, for a form that sends it again. */
export type UnsavedPost = {
  /** Where it was posted: path and query. */
  action: string;
  /** Name and value of each field, in order; null where the post was too large to keep, or no form. */
  fields: readonly (readonly [name: string, value: string])[] | null;
  /** Names of passwords and codes, which are not kept and have to be typed again. */
  secrets: readonly string[];
  /** It came as multipart, so that files may have been attached. They are not kept. */
  mayHaveFiles: boolean;
};

/** The response of a page while the database accepts no work. */
export type Away = {
  away: true;
  reason: UnavailableReason;
  /** False for a visitor, and for a page that never reads the session. */
  signedIn: boolean;
  /** Null where a page was only read. */
  post: UnsavedPost | null;
  /** What the document of an area is made from, since no loader has run. */
  document?: unknown;
};

/** The response of a page that could not be read or posted to while the database accepts no work; null for
 * other errors. */
export function awayOf(error: unknown): Away | null {
  if (!isRouteErrorResponse(error)) return null;
  const { data } = error;
  const away = typeof data === 'object' && data !== null && 'away' in data && data.away === true;
  return away ? data : null;
}

import { isRouteErrorResponse } from 'react-router';

/** What a guarded page answers while the database is away: who is signed in cannot be read. */
export type Away = { away: true };

/** Whether a page could not be read because the database is away. */
export const isAway = (error: unknown): boolean =>
  isRouteErrorResponse(error) &&
  typeof error.data === 'object' &&
  error.data !== null &&
  (error.data as Partial<Away>).away === true;

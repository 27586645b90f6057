import pino from 'pino';
import { loggedError } from './logged-error.ts';
import { withoutCredentials } from './scrubbed-text.ts';

/** Structured log of the process, on standard error so that start-up messages stay readable. */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
    hooks: { streamWrite: withoutCredentials },
  },
  pino.destination({ dest: 2, sync: true }),
);

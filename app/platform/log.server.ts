import pino from 'pino';

/** Structured log of the process, on standard error so that start-up messages stay readable. */
export const log = pino(
  { base: null, timestamp: pino.stdTimeFunctions.isoTime },
  pino.destination({ dest: 2, sync: true }),
);

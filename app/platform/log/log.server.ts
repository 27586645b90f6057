import pino from 'pino';
import { loggedError } from './logged-error.ts';
import { oncePerMinute } from './once-per-minute.ts';
import { withoutCredentials } from './scrubbed-text.ts';

const firstOfMinute = oncePerMinute();

/** Structured log of the process, on standard error so that start-up messages stay readable. */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
    hooks: {
      logMethod(args, method) {
        const firstLine = firstOfMinute(args[0]);
        if (firstLine)
          method.apply(this, [firstLine, ...args.slice(1)] as Parameters<typeof method>);
      },
      streamWrite: withoutCredentials,
    },
  },
  pino.destination({ dest: 2, sync: true }),
);

import pino from 'pino';
import { logContext } from './log-context.ts';
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
    // The request or the job during which a line is written.
    mixin: () => ({ ...logContext() }),
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

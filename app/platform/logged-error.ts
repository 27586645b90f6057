import { scrubbedMessage } from './scrubbed-text.ts';

/** Facts of an error that are ours or the library's own words, never what somebody sent. */
const FACTS = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall'];

/**
 * An error as the log keeps it. Left out on purpose are all other fields (a database's `detail`,
 * `where` and `internalQuery`, a mail server's answer): they repeat what a person posted.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: error === null ? 'null' : typeof error };
  const facts = FACTS.flatMap((name) => {
    const value = (error as unknown as Record<string, unknown>)[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return {
    type: error.name,
    message: scrubbedMessage(error),
    ...Object.fromEntries(facts),
    // Without the message, which stands above the calls and quotes as it likes.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

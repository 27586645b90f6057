import { scrubbedMessage } from './scrubbed-text.ts';

/** Facts of an error that are ours or the library's own words, never what somebody sent. */
const FACTS = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall'];

/** An error, also one that a library has copied into a plain object (the job library does). */
function errorOf(thrown: unknown): Error | null {
  if (thrown instanceof Error) return thrown;
  if (typeof thrown !== 'object' || thrown === null || !('message' in thrown)) return null;
  return Object.assign(new Error(String(thrown.message)), thrown);
}

/**
 * An error as the log keeps it. Left out on purpose are all other fields (a database's `detail`,
 * `where` and `internalQuery`, a mail server's answer): they repeat what a person posted.
 */
export function loggedError(thrown: unknown): unknown {
  const error = errorOf(thrown);
  if (!error) return { type: thrown === null ? 'null' : typeof thrown };
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

import { scrubbedMessage } from './scrubbed-text.ts';

/** Facts of an error in our own or the library's words, never posted data. */
const FACTS = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall'];

/** An error, also one that a library has copied into a plain object (the job library does). */
function errorOf(thrown: unknown): Error | null {
  if (thrown instanceof Error) return thrown;
  if (typeof thrown !== 'object' || thrown === null || !('message' in thrown)) return null;
  return Object.assign(new Error(String(thrown.message)), thrown);
}

/**
 * An error as the log keeps it. All other fields are left out on purpose (a database's `detail`, `where`
 * and `internalQuery`, a mail server's reply): they repeat posted data.
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
    // Without the message, which precedes the stack and may quote anything.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

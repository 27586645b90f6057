const LOGIN = 'Check user and password in the address of the database (DATABASE_URL).';

/** What to do where PostgreSQL refuses a connection, by SQLSTATE. */
const CONNECTING: Readonly<Record<string, string>> = {
  '28000': LOGIN,
  '28P01': LOGIN,
  '3D000':
    'Make the database first (deploy/make-database.sh), or correct its name in the address (DATABASE_URL).',
};

const STORAGE = 'the address of the storage (STORAGE_URL, BACKUP_URL)';
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
/** What the storage says of requests by a key that it does not know or that may not do this, and of a bucket. */
const STORAGE_ANSWER = /^The storage answered (?:30\d|400|401|403|404) /;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A sentence of PostgreSQL has no capital and no stop. */
const sentence = (message: string) =>
  `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?…]$/.test(message) ? '' : '.'}`;

const codeOf = (error: unknown) => text((error as { code?: unknown } | undefined)?.code);

/** Why a server cannot be reached: what the system said, of the first address that was tried. */
export function causeOfAbsence(error: Error): string {
  const { cause } = error;
  const first = cause instanceof AggregateError ? cause.errors[0] : cause;
  return first instanceof Error && first.message ? first.message : error.message;
}

/** The failure of a command in words: with what to do where PostgreSQL says so, or is known to refuse. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = causeOfAbsence(error);
  if (error.name === 'DatabaseUnavailable' && cause !== error.message) {
    return `${error.message}: ${cause}. Check its address (DATABASE_URL), and that the server runs.`;
  }
  if (UNREACHABLE.has(codeOf(error)) || UNREACHABLE.has(codeOf(error.cause))) {
    return `The storage cannot be reached: ${cause}. Check ${STORAGE}, and that the service runs.`;
  }
  if (STORAGE_ANSWER.test(error.message)) {
    return `${error.message} Check key, secret, bucket and region in ${STORAGE}, and what the key may do.`;
  }
  const { code, hint } = error as Error & { code?: unknown; hint?: unknown };
  const remedy = text(hint) || CONNECTING[text(code)];
  return remedy ? `${sentence(error.message)} ${remedy}` : error.message;
}

import { AbortedTransactionError } from 'kysely';

/** Why the database accepts no work: it cannot be reached, is read-only, or has a full disk. */
export type UnavailableReason = 'away' | 'readOnly' | 'diskFull';

/**
 * The database cannot be reached, accepts no work (read-only, full disk, too many connections), or the
 * connection was lost during a statement: whether that statement took effect is then unknown. Nothing is
 * retried here. A caller whose work carries an id of its own (a lead) may repeat it; all others respond
 * with 503.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly reason: UnavailableReason;
  /** Texts of the multipart post that could not be stored, where its body has been read. */
  posted?: FormData;

  constructor(message: string, options: ErrorOptions & { reason?: UnavailableReason } = {}) {
    super(message, options);
    this.reason = options.reason ?? 'away';
  }
}

/** The data folder is held by another process, or its engine is of another version. */
export class DataFolderRefused extends Error {
  override name = 'DataFolderRefused';
}

/** A migration already applied has changed, is missing, or comes from a newer release. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
}

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

// SQLSTATEs of PostgreSQL's appendix A: shutdown, crash, starting up; it only reads, as a standby does
// after a failover; a time limit of a statement, of an idle transaction, of a transaction. Classes:
// connection exceptions, insufficient resources (disk, memory, connections).
const SERVER_CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25006',
  '57014',
  '25P03',
  '25P04',
]);
const SERVER_CLASSES = /^(?:08|53)/;

/** Why the database does not work, where it reports that; otherwise it cannot be reached. */
const REASONS: Readonly<Record<string, string>> = {
  '25006': 'The database takes no writes (it is read-only)',
  '53100': 'The disk of the database is full',
  '53200': 'The database has no memory left',
  '53300': 'The database takes no more connections',
};

const KINDS: Readonly<Record<string, UnavailableReason>> = {
  '25006': 'readOnly',
  '53100': 'diskFull',
};

// pg raises these without a code.
const MESSAGES =
  /Connection terminated|Connection ended|timeout exceeded when trying to connect|not queryable|Cannot use a pool after calling end/;

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

// A missing unix socket; a missing file has the same code and another call.
function isMissingSocket(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'connect';
}

function isConnectionLoss(error: unknown): boolean {
  const code = codeOf(error);
  if (code === 'ENOENT') return isMissingSocket(error);
  if (SYSTEM_CODES.has(code) || SERVER_CODES.has(code) || SERVER_CLASSES.test(code)) return true;
  return code === '' && error instanceof Error && MESSAGES.test(error.message);
}

/** Turns a lost connection, and a database that accepts no work, into DatabaseUnavailable; every other error
 * is returned as it is. */
export function classified(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.some(isConnectionLoss)) {
    return new DatabaseUnavailable('The database cannot be reached', { cause: error });
  }
  if (!isConnectionLoss(error)) return error;
  const code = codeOf(error);
  const message = REASONS[code] ?? 'The database cannot be reached';
  return new DatabaseUnavailable(message, { cause: error, reason: KINDS[code] ?? 'away' });
}

/** Why a failure means that the database accepts no work; null for any other error. */
export function unavailableReason(error: unknown): UnavailableReason | null {
  const found = classified(error);
  return found instanceof DatabaseUnavailable ? found.reason : null;
}

/** SQLSTATE of an error that the database raised, or null for any other error. */
export function sqlState(error: unknown): string | null {
  const code = codeOf(error);
  return /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** Statuses that our own exceptions ask for: PT and the status, as in PostgREST, with a code as message. */
type DatabaseStatus = 403 | 404 | 409 | 422 | 429;

/**
 * The HTTP status with which the database refuses: that of our own exceptions, 403 where grants or policies refuse;
 * null for any other error.
 */
export function refusedStatus(error: unknown): DatabaseStatus | null {
  const state = sqlState(error) ?? '';
  if (state === '42501') return 403;
  const status = /^PT(403|404|409|422|429)$/.exec(state)?.[1];
  return status === undefined ? null : (Number(status) as DatabaseStatus);
}

/** Grants, policies or a check of permissions refuse. */
export const isForbidden = (error: unknown): boolean => refusedStatus(error) === 403;

/** A constraint (class 23 of PostgreSQL's appendix A) or a rule of ours refuses the values, for every user. */
export const violatesRule = (error: unknown): boolean =>
  sqlState(error)?.startsWith('23') || [404, 409, 422].includes(refusedStatus(error) ?? 0);

export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505';

/** A row that the statement refers to is missing: a foreign key is violated, or a function has not found it. */
export const isMissingRow = (error: unknown): boolean =>
  sqlState(error) === '23503' || refusedStatus(error) === 404;

/** A write in a transaction that only reads, or on a server that does. */
export const isReadOnly = (error: unknown): boolean => sqlState(error) === '25006';

/** The engine aborted the transaction for another one: a retry may succeed. */
export const isAbortedForAnother = (error: unknown): boolean =>
  ['40001', '40P01'].includes(sqlState(error) ?? '');

/** Name of the constraint that a statement has violated, or null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return null;
  return typeof error.constraint === 'string' ? error.constraint : null;
}

export { AbortedTransactionError };

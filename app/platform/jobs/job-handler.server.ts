/** The outcome of a job that has finished without its effect; staff see it. */
export type JobOutcome = { withheld: 'limit' };
/** The id of a job: the same at every try, that of its outbox row. */
export type JobFacts = {
  id: string;
  kind: string;
  /** Whether this is the last try. */
  last: boolean;
  /** Of a job that runs side by side with others: whether it may still do what cannot be undone. */
  mayBegin?: () => boolean;
};
/** Runs a job. Payloads carry ids only; throwing means "retry later", or RecipientRefused that the mail has
 * failed for good. */
export type JobHandler = ((
  payload: Readonly<Record<string, string>>,
  job: JobFacts,
) => Promise<JobOutcome | undefined>) & {
  /** How long it may take, where fifteen minutes are too few. */
  maxSeconds?: number;
  /** How many a process runs at the same time: one, unless most of their time is waiting for others. */
  atOnce?: number;
  /** How many a worker takes from the queue in one statement, to run them in turn: one, unless each takes a moment. */
  inTurn?: number;
  /** Jobs that were taken together run side by side, and share their messages to the database. */
  sideBySide?: true;
};

/** A handler that may take hours. Its heartbeat tells it from one whose process is dead, which is retried at once. */
export const lasting = (hours: number, handler: JobHandler): JobHandler =>
  Object.assign(handler, { maxSeconds: hours * 3600 });

/** A handler of which a process runs several jobs at the same time. */
export const atOnce = (count: number, handler: JobHandler): JobHandler =>
  Object.assign(handler, { atOnce: count });

/** A handler of which a worker takes several jobs together, and runs one after the other. */
export const inTurn = (count: number, handler: JobHandler): JobHandler =>
  Object.assign(handler, { inTurn: count });

/** A handler whose jobs share their messages to the database. It asks `mayBegin` before what cannot be undone, and holds
 * no transaction. */
export const sideBySide = (handler: JobHandler): JobHandler =>
  Object.assign(handler, { sideBySide: true as const });

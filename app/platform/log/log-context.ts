import { AsyncLocalStorage } from 'node:async_hooks';

/** What every line of the log names that is written during a request or a job. */
export type LogContext = { requestId: string } | { job: string; kind: string };

const current = new AsyncLocalStorage<LogContext>();

export const logContext = (): LogContext | undefined => current.getStore();

/** Runs a function as a request or a job: the lines that it logs carry its id. */
export const inLogContext = <Done>(context: LogContext, run: () => Done): Done =>
  current.run(context, run);

/** The id of the request that is being answered, if any. */
export function requestIdNow(): string | undefined {
  const context = current.getStore();
  return context && 'requestId' in context ? context.requestId : undefined;
}

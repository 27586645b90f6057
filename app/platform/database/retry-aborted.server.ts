import { isAbortedForAnother } from './errors.server.ts';

/** Runs a transaction, and once more where the engine has aborted it for another one (a deadlock, or a conflict). */
export async function retryAborted<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!isAbortedForAnother(error)) throw error;
    return attempt();
  }
}

import { parentPort } from 'node:worker_threads';

/** Runs in a thread of `workerThread`: answers each call with the result of `work`. An error ends the
 * thread, and the call rejects with it. */
export function answerCalls<Input, Output>(work: (input: Input) => Output | Promise<Output>): void {
  parentPort?.on('message', async (input: Input) => parentPort?.postMessage(await work(input)));
}

import { parentPort } from 'node:worker_threads';

/** Runs in a thread of `workerThread`: answers each call with what `work` makes of its input. An error of it
 * ends the thread, and the call rejects with it. */
export function answerCalls<Input, Output>(work: (input: Input) => Output | Promise<Output>): void {
  parentPort?.on('message', async (input: Input) => parentPort?.postMessage(await work(input)));
}

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { boundedQueue } from './bounded-queue.server.ts';

/** How long an idle thread is kept: it holds memory, and starting one takes a while. */
const IDLE_MS = 60_000;
const MEMORY_MB = 256;
/** The heap's young generation in a thread: as little as the main thread's. */
const YOUNG_MEMORY_MB = 24;

type Options = {
  /** The module that the thread runs, from the project's root; it calls `answerCalls`. */
  file: string;
  name: string;
  /** How many calls may wait for the running one. */
  waiting: number;
  /** How long one call may take, in milliseconds; the thread is ended then and the call rejects. */
  limitMs: number;
};

/**
 * A function that runs in a thread of its own, one call at a time, so that the thread which answers
 * requests goes on. The thread starts with the first call and ends when it is idle. Throws `QueueFull` when
 * too many calls wait, and an error when the call takes longer than `limitMs` or the thread fails.
 */
export function workerThread<Input, Output>({ file, name, waiting, limitMs }: Options) {
  const inTurn = boundedQueue({ atOnce: 1, waiting });
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(join(projectRoot(), file), {
      name,
      // Without the site's environment: no secrets.
      env: {},
      resourceLimits: {
        maxOldGenerationSizeMb: MEMORY_MB,
        maxYoungGenerationSizeMb: YOUNG_MEMORY_MB,
      },
    });
    started.on('error', () => undefined);
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  const call = (input: Input) => {
    clearTimeout(idle);
    worker ??= start();
    const current = worker;
    current.ref();
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    const fail = (error: unknown) => reject(error);
    const ended = () => reject(new Error(`The thread ${name} ended before it answered.`));
    const timer = setTimeout(() => {
      if (worker === current) worker = undefined;
      reject(new Error(`The thread ${name} took longer than ${limitMs} ms.`));
      current.terminate();
    }, limitMs);
    current.once('message', resolve).once('error', fail).once('exit', ended);
    current.postMessage(input);
    return promise.finally(() => {
      clearTimeout(timer);
      current.off('message', resolve).off('error', fail).off('exit', ended);
      // An idle thread keeps neither the process alive nor its memory for long.
      current.unref();
      idle = setTimeout(() => current.terminate(), IDLE_MS).unref();
    });
  };
  return (input: Input): Promise<Output> => inTurn(() => call(input));
}

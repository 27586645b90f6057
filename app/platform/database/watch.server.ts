import { AsyncResource } from 'node:async_hooks';
import { log } from '#app/platform/log/log.server.ts';
import { classified } from './errors.server.ts';
import { currentHandle } from './handle.server.ts';

/** How often the database is polled, in milliseconds: the longest delay until this process learns of a
 * change that sent no notification. */
const EVERY_MS = 4_000;
/** Notifications do not arrive while the listening connection is lost. */
const UNANNOUNCED_MS = 1_000;
/** Least time between two polls that jobs cause, in milliseconds. */
const BURST_MS = 250;

type Question = {
  /** A scalar expression, answered from an index: every process runs it many times an hour. */
  sql: string;
  onAnswer: (value: unknown) => void;
};

const questions = new Set<Question>();
let timer: NodeJS.Timeout | undefined;
let polling: Promise<void> | undefined;
let again = false;
let polledAt = Number.NEGATIVE_INFINITY;
let soonTimer: NodeJS.Timeout | undefined;

async function poll(): Promise<void> {
  polledAt = performance.now();
  const handle = currentHandle();
  const current = [...questions];
  if (!handle || current.length === 0) return;
  const columns = current.map(({ sql }, place) => `(${sql}) as a${place}`);
  try {
    const { rows } = await handle.ask(`select ${columns.join(', ')}`);
    for (const [place, question] of current.entries()) {
      if (questions.has(question)) question.onAnswer(rows[0]?.[`a${place}`]);
    }
  } catch (error) {
    if (currentHandle() !== handle) return;
    log.warn({ err: classified(error) }, 'the database could not be polled for work');
  }
}

function pollLater(): void {
  clearTimeout(timer);
  if (questions.size === 0) return;
  const announced = currentHandle()?.listener.listening ?? true;
  timer = setTimeout(pollNow, announced ? EVERY_MS : UNANNOUNCED_MS);
  timer.unref();
}

/** Polls all values at once instead of within seconds; calls in a burst are one. */
export function pollNow(): void {
  again = true;
  polling ??= (async () => {
    while (again) {
      again = false;
      await poll();
    }
  })().finally(() => {
    polling = undefined;
    pollLater();
  });
}

/** Polls all values after a job: at once, but while jobs follow each other only so often. */
export function pollSoon(): void {
  if (soonTimer || again) return;
  const wait = polledAt + BURST_MS - performance.now();
  if (wait <= 0) {
    pollNow();
    return;
  }
  soonTimer = setTimeout(() => {
    soonTimer = undefined;
    pollNow();
  }, wait);
  soonTimer.unref();
}

/**
 * Polls an expression every few seconds, together with all others that are watched, in one statement as the
 * owner. While the database is unavailable nothing is reported. `onAnswer` runs in the context of this
 * call, and may read. Returns the function that stops it.
 */
export function watch(sql: string, onAnswer: (value: unknown) => void): () => void {
  // The caller may be in a transaction, whose context the callback must keep apart.
  const question = { sql, onAnswer: AsyncResource.bind(onAnswer) };
  questions.add(question);
  if (!timer && !polling) pollLater();
  return () => {
    questions.delete(question);
    if (questions.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

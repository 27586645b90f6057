import { AsyncResource } from 'node:async_hooks';
import { log } from '#app/platform/log/log.server.ts';
import { classified } from './errors.server.ts';
import { currentHandle } from './handle.server.ts';

/** How often the database is asked, in milliseconds: what bounds how late this process learns of
 * anything that nobody announced to it. */
const EVERY_MS = 4_000;
/** Announcements do not arrive while the listening connection is lost. */
const UNANNOUNCED_MS = 1_000;

type Question = {
  /** A scalar expression, answered from an index: it is asked many times an hour by every process. */
  sql: string;
  onAnswer: (value: unknown) => void;
};

const questions = new Set<Question>();
let timer: NodeJS.Timeout | undefined;
let asking: Promise<void> | undefined;
let again = false;

async function ask(): Promise<void> {
  const handle = currentHandle();
  const asked = [...questions];
  if (!handle || asked.length === 0) return;
  const columns = asked.map(({ sql }, place) => `(${sql}) as a${place}`);
  try {
    const { rows } = await handle.ask(`select ${columns.join(', ')}`);
    for (const [place, question] of asked.entries()) {
      if (questions.has(question)) question.onAnswer(rows[0]?.[`a${place}`]);
    }
  } catch (error) {
    if (currentHandle() !== handle) return;
    log.warn({ err: classified(error) }, 'the database could not be asked what there is to do');
  }
}

function askLater(): void {
  clearTimeout(timer);
  if (questions.size === 0) return;
  const announced = currentHandle()?.listener.listening ?? true;
  timer = setTimeout(askNow, announced ? EVERY_MS : UNANNOUNCED_MS);
  timer.unref();
}

/** Asks all questions at once instead of within seconds; calls in a burst are one. */
export function askNow(): void {
  again = true;
  asking ??= (async () => {
    while (again) {
      again = false;
      await ask();
    }
  })().finally(() => {
    asking = undefined;
    askLater();
  });
}

/**
 * Asks the database something every few seconds, together with everything else that is watched, in one
 * statement as the owner. While the database is away nothing is answered. `onAnswer` runs in the context of
 * this call, and may read. Returns what ends it.
 */
export function watch(sql: string, onAnswer: (value: unknown) => void): () => void {
  // A transaction may be what asks at once.
  const question = { sql, onAnswer: AsyncResource.bind(onAnswer) };
  questions.add(question);
  if (!timer && !asking) askLater();
  return () => {
    questions.delete(question);
    if (questions.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

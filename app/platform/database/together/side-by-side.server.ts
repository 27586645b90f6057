import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RawBuilder } from 'kysely';
import { calmMoment } from '#app/platform/http/requests-in-progress.server.ts';
import { DatabaseUnavailable } from '../errors.server.ts';

/*
 * Works that run side by side, as the mails that a worker took together. What they ask the database at the same point of
 * their way goes in one message, once each of them has asked or ended; what only one may do at a time they do in turn.
 */

/** A statement whose values are literals of its text already (`callText`). */
export type StatementText = { text: string };
export type Statements = readonly (RawBuilder<unknown> | StatementText)[];
type Send = (statements: Statements) => Promise<object[][]>;
type Question = { statements: Statements; send: Send; answer: PromiseWithResolvers<object[][]> };
type Work = { group: Group; isRunning: boolean };

const works = new AsyncLocalStorage<Work>();

/** Sends all questions in one message, which is one transaction. Where that fails each goes by itself. */
async function answersTo(
  questions: readonly Question[],
  send: Send,
): Promise<PromiseSettledResult<object[][]>[]> {
  const all = questions.flatMap(({ statements }) => statements);
  try {
    const rows = await send(all);
    return questions.map(({ statements }) => ({
      status: 'fulfilled',
      value: rows.splice(0, statements.length),
    }));
  } catch (reason) {
    if (questions.length === 1 || reason instanceof DatabaseUnavailable) {
      return questions.map(() => ({ status: 'rejected', reason }));
    }
    const answers: PromiseSettledResult<object[][]>[] = [];
    for (const { statements } of questions) {
      answers.push(...(await Promise.allSettled([send(statements)])));
    }
    return answers;
  }
}

class Group {
  /** How many neither wait for an answer nor have ended. */
  #running: number;
  #questions: Question[] = [];
  #last: Promise<unknown> = Promise.resolve();

  constructor(size: number) {
    this.#running = size;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const own: Work = { group: this, isRunning: true };
    try {
      return await works.run(own, work);
    } finally {
      if (own.isRunning) this.#rest(own);
    }
  }

  async ask(work: Work, statements: Statements, send: Send): Promise<object[][]> {
    const answer = Promise.withResolvers<object[][]>();
    this.#questions.push({ statements, send, answer });
    this.#rest(work);
    try {
      return await answer.promise;
    } finally {
      work.isRunning = true;
    }
  }

  takeTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(calmMoment).then(act);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  #rest(work: Work): void {
    work.isRunning = false;
    this.#running -= 1;
    if (this.#running === 0) void this.#send();
  }

  async #send(): Promise<void> {
    const questions = this.#questions;
    const [first] = questions;
    if (!first) return;
    this.#questions = [];
    const answers = await answersTo(questions, first.send);
    this.#running += questions.length;
    for (const [place, { answer }] of questions.entries()) {
      const given = answers[place];
      if (given?.status === 'fulfilled') answer.resolve(given.value);
      else answer.reject(given?.reason);
      // Requests are answered between two of them.
      await nextTurn();
    }
  }
}

/** Runs works side by side, and returns what each returns. None may throw. */
export function runSideBySide<T>(all: readonly (() => Promise<T>)[]): Promise<T[]> {
  const group = new Group(all.length);
  return Promise.all(all.map((work) => group.run(work)));
}

/** Statements of the server, in one message with those of the works beside this one. */
export function askTogether(statements: Statements, send: Send): Promise<object[][]> {
  const work = works.getStore();
  return work?.isRunning ? work.group.ask(work, statements, send) : send(statements);
}

/** Does what only one of the works that run side by side may do at a time. */
export function takeTurn<T>(act: () => Promise<T>): Promise<T> {
  return works.getStore()?.group.takeTurn(act) ?? act();
}

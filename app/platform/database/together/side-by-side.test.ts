import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../errors.server.ts';
import { askTogether, runSideBySide, type Statements, takeTurn } from './side-by-side.server.ts';

/** A database that answers each statement with its place among all that it was sent. */
function database(refuse: (statements: Statements) => Error | undefined = () => undefined) {
  const messages: number[] = [];
  const send = async (statements: Statements): Promise<object[][]> => {
    messages.push(statements.length);
    await wait(1);
    const error = refuse(statements);
    if (error) throw error;
    return statements.map((statement) => [{ statement }]);
  };
  return { messages, send };
}

const statement = () => sql`select 1`;

it('what works ask at the same point is one message, and each gets its own rows', async () => {
  const { messages, send } = database();
  const works = [0, 1, 2].map((place) => async () => {
    const own = [statement(), statement()];
    expect(await askTogether(own, send)).toEqual(own.map((one) => [{ statement: one }]));
    // One ends before the second question.
    if (place === 1) return place;
    await wait(place * 5);
    const last = statement();
    expect(await askTogether([last], send)).toEqual([[{ statement: last }]]);
    return place;
  });
  expect(await runSideBySide(works)).toEqual([0, 1, 2]);
  expect(messages).toEqual([6, 2]);
});

it('a refused statement takes only its own work with it', async () => {
  const wrong = statement();
  const refusal = new Error('refused');
  const { messages, send } = database((all) => (all.includes(wrong) ? refusal : undefined));
  const ended = await runSideBySide(
    [statement(), wrong, statement()].map((own) => async () => {
      const [result] = await Promise.allSettled([askTogether([own], send)]);
      return result?.status;
    }),
  );
  expect(ended).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(messages).toEqual([3, 1, 1, 1]);
});

it('where the database is away it is asked once', async () => {
  const { messages, send } = database(() => new DatabaseUnavailable('away'));
  const ask = () => askTogether([statement()], send).catch((error) => error);
  const ended = await runSideBySide([ask, ask]);
  expect(ended.every((error) => error instanceof DatabaseUnavailable)).toBe(true);
  expect(messages).toEqual([2]);
});

it('one work at a time has its turn, and one that fails ends only its own', async () => {
  const events: string[] = [];
  const ended = await runSideBySide(
    ['a', 'b', 'c'].map(
      (name) => () =>
        takeTurn(async () => {
          events.push(`${name} begins`);
          await wait(2);
          events.push(`${name} ends`);
          if (name === 'a') throw new Error('failed');
          return name;
        }).catch(() => 'failed'),
    ),
  );
  expect(ended).toEqual(['failed', 'b', 'c']);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('what goes on beside a work, or after it, asks by itself', async () => {
  const { messages, send } = database();
  let after: Promise<unknown> | undefined;
  await runSideBySide([
    async () => {
      await Promise.all([askTogether([statement()], send), askTogether([statement()], send)]);
      after = wait(5).then(() => askTogether([statement()], send));
    },
  ]);
  await after;
  expect(messages).toEqual([1, 1, 1]);
});

import { expect, it } from 'vitest';
import { calmMoment, countInProgress, whileInProgress } from './requests-in-progress.server.ts';

/** Requests in progress, each until its `end` is called. */
function begin(count: number, complete = true) {
  return Array.from({ length: count }, () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const ended = whileInProgress('reads', { complete }, () => promise);
    return async () => {
      resolve();
      await ended;
    };
  });
}

/** Background work that has waited for a calm moment, in order. */
function someWork(count: number) {
  const done: number[] = [];
  const all = Array.from({ length: count }, async (_, number) => {
    await calmMoment();
    done.push(number);
  });
  return { done, all: Promise.all(all) };
}

it('few requests, and requests whose body is still on its way, let work begin at once', async () => {
  const ends = [...begin(3), ...begin(100, false)];
  const { done, all } = someWork(2);
  await Promise.resolve();
  expect(done).toEqual([0, 1]);
  await all;
  for (const end of ends) await end();
  expect(countInProgress('reads')).toBe(0);
});

it('work waits for many requests, and then begins one by one as they end', async () => {
  const ends = begin(6);
  const { done, all } = someWork(3);
  const [first, second, third, fourth, ...rest] = ends;
  await first?.();
  await second?.();
  expect(done).toEqual([]);
  await third?.();
  await Promise.resolve();
  expect(done).toEqual([0]);
  await fourth?.();
  await Promise.resolve();
  expect(done).toEqual([0, 1]);
  for (const end of rest) await end();
  await all;
});

it('a process without a request holds no work back', async () => {
  const ends = begin(4);
  const { done, all } = someWork(5);
  await Promise.all(ends.map((end) => end()));
  await all;
  expect(done).toEqual([0, 1, 2, 3, 4]);
});

it('requests that go on and on hold work back for a while only', async () => {
  const ends = begin(50);
  const began = performance.now();
  const { done, all } = someWork(3);
  expect(done).toEqual([]);
  await all;
  expect(performance.now() - began).toBeGreaterThan(200);
  expect(countInProgress('reads')).toBe(50);
  for (const end of ends) await end();
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { boundedQueue, QueueFull } from './bounded-queue.server.ts';
import { workerThread } from './worker-thread.server.ts';

type Password = { password: string; personal: readonly string[] };
const estimator = (more: { waiting?: number; limitMs?: number } = {}) =>
  workerThread<Password, number>({
    ...{
      file: 'app/access/password/password-estimator.server.ts',
      name: 'test',
      waiting: 2,
      limitMs: 60_000,
    },
    ...more,
  });
const hard = { password: '4@8({[<3691!|7$50%2'.repeat(6), personal: ['Marina'] };

describe('work in a separate thread', () => {
  it('leaves the thread that answers free, and distinguishes weak passwords from strong ones', async () => {
    const scoreOf = estimator();
    let turns = 0;
    let done = false;
    const score = scoreOf(hard).finally(() => {
      done = true;
    });
    while (!done) {
      await nextTurn();
      turns += 1;
    }
    expect(turns).toBeGreaterThan(100);
    expect(await score).toBe(4);
    expect(await scoreOf({ password: 'marina'.repeat(20), personal: ['Marina'] })).toBeLessThan(2);
    const email = `${'x'.repeat(60)}@forja.example`;
    expect(await scoreOf({ password: email, personal: [email] })).toBeLessThan(2);
  });

  it('refuses calls beyond its queue, and continues', async () => {
    const scoreOf = estimator({ waiting: 1 });
    const [one, two, three] = await Promise.allSettled([hard, hard, hard].map(scoreOf));
    expect([one?.status, two?.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(three?.status === 'rejected' && three.reason).toBeInstanceOf(QueueFull);
    expect(await scoreOf(hard)).toBe(4);
  });

  it('ends a call that takes too long', async () => {
    await expect(estimator({ limitMs: 1 })(hard)).rejects.toThrow('longer than 1 ms');
  });
});

it('a bounded queue runs so many at once, the others in their order', async () => {
  const inTurn = boundedQueue({ atOnce: 2, waiting: 3 });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (at: number) =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(at);
      await nextTurn();
      running -= 1;
    });
  const all = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
  expect(all.map(({ status }) => status).indexOf('rejected')).toBe(5);
  expect([most, order]).toEqual([2, [0, 1, 2, 3, 4]]);
});

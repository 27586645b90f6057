import { describe, expect, test } from 'vitest';
import { PostBudgets } from './post-budgets.ts';

const HOUR_MS = 3_600_000;
const LIMIT = { most: 2, windowMs: 300_000 };
const post = { kind: 'lead', client: 'ana', address: 'network', bytes: 100 };
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('limits while the database is away', () => {
  test('a visitor may send as many as the limit says, and again after its time', () => {
    let now = 0;
    const budgets = new PostBudgets(1_000_000, () => now);
    expect(times(3, () => budgets.count(post, LIMIT))).toEqual(['within', 'within', 'refused']);
    now = LIMIT.windowMs;
    expect(budgets.count(post, LIMIT)).toBe('within');
  });

  test('of a network address five an hour are usual, and 300 are stored', () => {
    let now = 0;
    const budgets = new PostBudgets(1_000_000, () => now);
    const send = (index: number) => budgets.count({ ...post, client: `${index}` }, LIMIT);
    const states = times(301, send);
    expect([states[4], states[5], states[299], states[300]]).toEqual([
      ...['within', 'review', 'review', 'refused'],
    ]);
    now = HOUR_MS;
    expect(send(0)).toBe('within');
  });

  test('an address fills no more bytes than its share', () => {
    const budgets = new PostBudgets(250);
    const send = (index: number) => budgets.count({ ...post, client: `${index}` }, LIMIT);
    expect(times(3, send)).toEqual(['within', 'within', 'refused']);
    expect(budgets.count({ ...post, client: 'bia', address: 'other' }, LIMIT)).toBe('within');
  });

  test('nobody is refused for others behind an address that stands for many', () => {
    const budgets = new PostBudgets(150);
    const send = (index: number) =>
      budgets.count({ ...post, client: `${index}`, address: undefined }, LIMIT);
    expect(new Set(times(400, send))).toEqual(new Set(['within']));
  });
});

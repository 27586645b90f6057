import { expect, it } from 'vitest';
import { minutesLeft } from './upload-item.ts';

const item = {
  ...{
    key: 'upload-1',
    project: 'p',
    name: 'filme.mov',
    size: 48_000_000,
    state: 'sending' as const,
  },
  since: { at: 0, sent: 18_000_000 },
};

it('estimates the remaining time by the speed since the last resume', () => {
  // 12 MB in 20 s leave 18 MB for another 30.
  expect(minutesLeft({ ...item, sent: 30_000_000 }, 20_000)).toBe(1);
  expect(minutesLeft({ ...item, sent: 19_000_000 }, 20_000)).toBe(10);
});

it('estimates nothing without data', () => {
  expect(minutesLeft({ ...item, sent: 18_000_000 }, 60_000)).toBeUndefined();
  expect(minutesLeft({ ...item, sent: 30_000_000 }, 1000)).toBeUndefined();
});

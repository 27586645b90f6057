import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '#app/platform/database/errors.server.ts';
import { oncePerMinute } from './once-per-minute.ts';

it('a database outage is logged once a minute, and nothing else is left out', () => {
  let now = 1_000_000;
  const pass = oncePerMinute(() => now);
  const away = { err: new DatabaseUnavailable('The database cannot be reached') };
  const other = { err: new Error('anything else') };
  expect(pass(away)).toEqual(away);
  for (let line = 0; line < 500; line += 1) expect(pass(away)).toBeUndefined();
  expect([pass(other), pass('a text')]).toEqual([other, 'a text']);
  now += 60_000;
  expect(pass(away)).toEqual({ ...away, leftOut: 500 });
  expect(pass(away)).toBeUndefined();
  now += 60_000;
  expect(pass(away)).toEqual({ ...away, leftOut: 1 });
});

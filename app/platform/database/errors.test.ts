import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import {
  classified,
  DatabaseUnavailable,
  isAbortedForAnother,
  isForbidden,
  isMissingRow,
  refusedStatus,
  sqlState,
  violatesRule,
} from './errors.server.ts';

function connectionError(target: string | number): Promise<unknown> {
  return new Promise((resolve) => {
    const socket =
      typeof target === 'string' ? connect(target) : connect({ host: '127.0.0.1', port: target });
    socket.once('error', resolve);
  });
}

const withState = (code: string) => Object.assign(new Error('x'), { code });

describe('errors of the database', () => {
  test('a missing server is unavailable, by socket and by address', async () => {
    for (const target of ['/nowhere/.s.PGSQL.5432', 1]) {
      expect(classified(await connectionError(target))).toBeInstanceOf(DatabaseUnavailable);
    }
  });

  test.each(['57P01', '57P03', '53300', '08006'])('so is one that says %s', (code) => {
    expect(classified(Object.assign(new Error('x'), { code }))).toBeInstanceOf(DatabaseUnavailable);
  });

  test('a missing file and a refused statement stay as they are', () => {
    const refused = Object.assign(new Error('x'), { code: '42501' });
    expect(classified(refused)).toBe(refused);
    expect(sqlState(refused)).toBe('42501');
    const missing = (() => {
      try {
        return readFileSync('/nowhere/file');
      } catch (error) {
        return error;
      }
    })();
    expect(classified(missing)).toBe(missing);
    expect(sqlState(missing)).toBeNull();
  });

  test.each([
    ['42501', 403],
    ['PT403', 403],
    ['PT404', 404],
    ['PT409', 409],
    ['PT422', 422],
    ['PT429', 429],
    ['PT500', null],
    ['23514', null],
    ['40001', null],
  ])('%s refuses with %s', (state, status) => {
    expect(refusedStatus(withState(state))).toBe(status);
  });

  test('distinguishes constraints, missing rows, permissions and conflicts', () => {
    const states = [
      '23503',
      '23514',
      '40001',
      '40P01',
      '42501',
      'PT403',
      'PT404',
      'PT409',
      'PT422',
    ];
    const those = (is: (error: unknown) => boolean) => states.filter((one) => is(withState(one)));
    expect(those(violatesRule)).toEqual(['23503', '23514', 'PT404', 'PT409', 'PT422']);
    expect(those(isMissingRow)).toEqual(['23503', 'PT404']);
    expect(those(isForbidden)).toEqual(['42501', 'PT403']);
    expect(those(isAbortedForAnother)).toEqual(['40001', '40P01']);
  });
});

import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { classified, DatabaseUnavailable, sqlState } from './errors.server.ts';

function connectionError(target: string | number): Promise<unknown> {
  return new Promise((resolve) => {
    const socket =
      typeof target === 'string' ? connect(target) : connect({ host: '127.0.0.1', port: target });
    socket.once('error', resolve);
  });
}

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
});

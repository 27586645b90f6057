import { describe, expect, test } from 'vitest';
import type { CustomField } from './custom-field.ts';
import { readTypedValue } from './read-typed-value.ts';

const read = (type: CustomField['type'], ...typed: string[]) =>
  readTypedValue({ type, choices: [] } as unknown as CustomField, typed);

describe('a typed number', () => {
  test.each([
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1234.5', 1234.5],
    ['1234,567', 1234.567],
    ['1.500', 1500],
    ['0,005', 0.005],
    ['-1.234,5', -1234.5],
    ['1 234', 1234],
  ])('%s is %d', (typed, value) => {
    expect(read('number', typed)).toBe(value);
  });

  test.each(['1.23,5', '0.1,5', '1,2,3.5', '12,34.5', '1.2345,6', '1,5.0', '1..2', '--1', '1e3'])(
    '%s is none',
    (typed) => {
      expect(read('number', typed)).toBeUndefined();
    },
  );
});

describe('a typed day', () => {
  test.each([
    ['03/04/2026', '2026-04-03'],
    ['3/4/2026', '2026-04-03'],
    ['2026-04-03', '2026-04-03'],
    ['29/02/2024', '2024-02-29'],
  ])('%s is %s', (typed, value) => {
    expect(read('date', typed)).toBe(value);
  });

  test.each(['03/04/26', '31/02/2026', '13/13/2026', '46115', '3/4/2026 00:30', '0000-01-01'])(
    '%s is none',
    (typed) => {
      expect(read('date', typed)).toBeUndefined();
    },
  );
});

test('what shows nothing is no value', () => {
  for (const typed of ['', '  ', '\u200b', '\u202e\u2066'])
    expect([typed, read('text', typed)]).toEqual([typed, null]);
});

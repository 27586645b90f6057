import { describe, expect, test } from 'vitest';
import { requestedRange } from './results-range.ts';

const rangeOf = (query: string, today = '2026-11-23') =>
  requestedRange(new URLSearchParams(query), today);

describe('the range of results', () => {
  test('is the last thirty days where the address names none', () => {
    const usual = { kind: '30', from: '2026-10-25', to: '2026-11-23', before: '2026-09-25' };
    expect(rangeOf('')).toEqual(usual);
    expect(rangeOf('range=7')).toEqual(usual);
    expect(rangeOf('from=2026-02-31&to=2026-03-01')).toEqual(usual);
    expect(rangeOf('from=0001-01-01&to=0001-12-31')).toEqual(usual);
  });

  test('is compared with as many days before it', () => {
    expect(rangeOf('range=90')).toEqual({
      kind: '90',
      from: '2026-08-26',
      to: '2026-11-23',
      before: '2026-05-28',
    });
    expect(rangeOf('from=2026-03-01&to=2026-03-10')).toEqual({
      kind: 'own',
      from: '2026-03-01',
      to: '2026-03-10',
      before: '2026-02-19',
    });
    expect(rangeOf('from=2026-03-01&to=2026-03-01')).toMatchObject({ before: '2026-02-28' });
  });

  test('of twelve months is compared with the twelve before, leap years too', () => {
    expect(rangeOf('range=year')).toEqual({
      kind: 'year',
      from: '2025-11-24',
      to: '2026-11-23',
      before: '2024-11-24',
    });
    expect(rangeOf('range=year', '2028-02-29')).toMatchObject({ from: '2027-03-01' });
  });

  test('reports the error of custom days', () => {
    expect(rangeOf('from=2026-03-10&to=2026-03-01')).toMatchObject({
      kind: '30',
      problem: 'order',
    });
    expect(rangeOf('from=2026-11-01&to=2026-11-24')).toMatchObject({ problem: 'future' });
    expect(rangeOf('from=1999-01-01&to=2026-01-01')).toMatchObject({ problem: 'long' });
  });
});

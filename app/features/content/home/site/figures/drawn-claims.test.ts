import { describe, expect, it } from 'vitest';
import { markGrid } from './mark-grid.ts';
import { markedDays } from './year-days.ts';

const YEAR = { row: 73, pitch: 4, rise: 24, high: 18, top: 0, left: 1, from: 269 };

describe('marks', () => {
  const sheet = { columns: 25, rows: 4, width: 40, height: 42 };
  const extent = (path: string) => ({
    right: Math.max(...[...path.matchAll(/H([\d.]+)/g)].map(([, x]) => Number(x)), 0),
    bottom: Math.max(...[...path.matchAll(/V([\d.]+)/g)].map(([, y]) => Number(y)), 0),
  });

  it('fill their sheet at a hundred, at full size', () => {
    expect(markGrid(sheet, 100)).toEqual({ path: 'M0 0H1000V168H0Z', transform: undefined });
  });

  it.each([0, 1, 24, 25, 99, 101, 120, 400, 1250, 2500, 1_000_000])('%d stay on it', (count) => {
    const { path } = markGrid(sheet, count);
    expect(extent(path).right).toBeLessThanOrEqual(1000.1);
    expect(extent(path).bottom).toBeLessThanOrEqual(168.1);
    expect(path === '').toBe(count === 0);
  });
});

describe('marked days of a year', () => {
  it('are a part of one line at 99.9 %', () => {
    const { lines, first } = markedDays(YEAR, 0.365);
    expect(lines).toBe('M201 83.4V90');
    expect(first).toMatchObject({ x: 201, bottom: 90 });
  });

  it('are none where nothing is left out', () => {
    expect(markedDays(YEAR, 0)).toEqual({ lines: '', paper: '', first: null });
  });

  it.each([1, 3.65, 36.5, 182.5, 365])('%d of them stay in the year', (days) => {
    const { lines } = markedDays(YEAR, days);
    const all = [...lines.matchAll(/M([\d.]+) ([\d.]+)V([\d.]+)/g)];
    expect(all).toHaveLength(Math.ceil(days));
    expect(Math.max(...all.map(([, x]) => Number(x)))).toBeLessThanOrEqual(1 + 72 * 4);
    expect(Math.max(...all.map(([, , , bottom]) => Number(bottom)))).toBeLessThanOrEqual(114);
  });
});

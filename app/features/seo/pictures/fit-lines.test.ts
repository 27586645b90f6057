import { expect, it } from 'vitest';
import { balanced, fitLines, wrapped } from './fit-lines.ts';

/** A font in which every letter is half as wide as it is high. */
const halfWide = async (line: string) => line.length / 2;
const room = { width: 1000, most: 200, least: 100, lines: 3 };

it('fills the width on one line while the letters stay large', async () => {
  expect(await fitLines('dez letras', room, halfWide)).toEqual({
    lines: ['dez letras'],
    size: 200,
  });
  const { lines, size } = await fitLines('dezesseis letras', room, halfWide);
  expect([lines.length, size]).toEqual([1, 125]);
});

it('adds a line before it shrinks the letters, up to the limit', async () => {
  const text = 'um título que a equipe escreveu bem comprido';
  const { lines, size } = await fitLines(text, room, halfWide);
  expect(lines.join(' ')).toBe(text);
  expect(size).toBeGreaterThanOrEqual(100);
  const tight = await fitLines(text.repeat(4), room, halfWide);
  expect(tight.lines).toHaveLength(3);
  const longest = Math.max(...tight.lines.map((line) => line.length));
  expect((longest / 2) * tight.size).toBeCloseTo(room.width);
});

it('balances lines and keeps a single word whole', () => {
  expect(balanced('aaa bbb ccc ddd', 2)).toEqual(['aaa bbb', 'ccc ddd']);
  expect(balanced('inconstitucionalissimamente', 3)).toEqual(['inconstitucionalissimamente']);
  expect(balanced('', 2)).toEqual(['']);
});

it('wraps running text at whole words', () => {
  expect(wrapped('um dois três quatro', 9)).toEqual(['um dois', 'três', 'quatro']);
  expect(wrapped('', 9)).toEqual([]);
});

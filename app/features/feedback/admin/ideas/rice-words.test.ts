import { expect, it } from 'vitest';
import { rankIn, reckonedIn } from './rice-words.ts';

const rice = { reach: 62, impact: 2, confidence: 80, effort: 0.6 };

it('writes the formula with the numbers of the reader', () => {
  expect(reckonedIn(rice, 'pt-BR')).toBe('62 × 2 × 80% ÷ 0,6 = 165');
  expect(reckonedIn({ ...rice, reach: 1200, impact: 0.25 }, 'en')).toBe(
    '1,200 × 0.25 × 80% ÷ 0.6 = 400',
  );
  expect(reckonedIn({ ...rice, reach: 3, impact: 1 }, 'pt-BR')).toBe('3 × 1 × 80% ÷ 0,6 = 4');
});

it('writes a rank as people do, and marks the last ones', () => {
  expect([1, 2, 31, 1001].map((rank) => rankIn(rank, 'pt-BR'))).toEqual([
    '1ª',
    '2ª',
    '31ª',
    '1.000+',
  ]);
  expect([1, 2, 3, 11, 22, 1001].map((rank) => rankIn(rank, 'en'))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '11th',
    '22nd',
    '1,000+',
  ]);
});

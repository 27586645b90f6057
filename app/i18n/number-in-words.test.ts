import { expect, it } from 'vitest';
import { numberInWords } from './number-in-words.ts';

it.each([
  [1, 'um', 'one'],
  [4, 'quatro', 'four'],
  [5, 'cinco', 'five'],
  [12, 'doze', 'twelve'],
  [13, '13', '13'],
])('%d is %s, and %s in English', (count, portuguese, english) => {
  expect(numberInWords(count, 'pt-BR')).toBe(portuguese);
  expect(numberInWords(count, 'en')).toBe(english);
});

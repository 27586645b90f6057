import { expect, it } from 'vitest';
import { markWords } from './mark-words.ts';

const marked = (text: string, ...words: string[]) =>
  markWords(text, words)
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('');

it.each([
  ['Laticínios Serra Azul', ['serra'], 'Laticínios [Serra] Azul'],
  ['Laticínios Serra Azul', ['lati', 'azul'], '[Lati]cínios Serra [Azul]'],
  ['AÇÚCAR e sal', ['acucar'], '[AÇÚCAR] e sal'],
  ['Groß & Søn', ['gross', 'so'], '[Groß] & [Sø]n'],
  ['D’Ávila', ['davila'], '[D’Ávila]'],
  ['Nada', [''], 'Nada'],
])('marks in “%s” the words %j', (text, words, expected) => {
  expect(marked(text, ...words)).toBe(expected);
});

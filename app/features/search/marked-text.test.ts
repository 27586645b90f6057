import { expect, it } from 'vitest';
import { excerptOf, markedPieces } from './marked-text.ts';

const text = (pieces: { text: string }[]) => pieces.map((piece) => piece.text).join('');
const hits = (pieces: { text: string; hit: boolean }[]) =>
  pieces.filter((piece) => piece.hit).map((piece) => piece.text);

it('marks words by their folded form and loses no character', () => {
  const pieces = markedPieces('Automação, e a AUTOMACAO de novo.', new Set(['automacao']));
  expect(hits(pieces)).toEqual(['Automação', 'AUTOMACAO']);
  expect(text(pieces)).toBe('Automação, e a AUTOMACAO de novo.');
});

it('leaves markup in a text as plain words', () => {
  const pieces = markedPieces('<b onclick="x">ferro</b>', new Set(['ferro']));
  expect(text(pieces)).toBe('<b onclick="x">ferro</b>');
  expect(hits(pieces)).toEqual(['ferro']);
});

it('shows the place of a late hit, cut between words', () => {
  const long = `${'palavra '.repeat(60)}martelo ${'depois '.repeat(60)}`;
  const pieces = excerptOf(long, new Set(['martelo']));
  const visible = text(pieces);
  expect(hits(pieces)).toEqual(['martelo']);
  expect(visible.startsWith('… palavra')).toBe(true);
  expect(visible.endsWith('depois …')).toBe(true);
  expect(visible.length).toBeLessThan(220);
});

it('shows a short text whole', () => {
  expect(text(excerptOf('Curto e certo.', new Set(['nada'])))).toBe('Curto e certo.');
});

it('cuts a text that is one endless word', () => {
  expect(text(excerptOf('x'.repeat(500), new Set(['y'])))).toBe(`${'x'.repeat(200)} …`);
});

import { expect, it } from 'vitest';
import { isSought, noteOf } from './found.ts';

const HELENA = {
  name: 'Helena Prado',
  note: 'Laticínios Serra Azul',
  reference: '7C4E-0199',
  spellings: ['helena@serra.example', '+5511988887777'],
};

it.each([
  ['helena', HELENA.note],
  ['HELENA laticinios', HELENA.note],
  ['7c4e', HELENA.note],
  ['7C4E0199', HELENA.note],
  ['@serra', 'helena@serra.example'],
  ['(11) 8888-7777', '+5511988887777'],
  ['98888 77', '+5511988887777'],
])('a record found by “%s” shows beside its name: %s', (text, note) => {
  expect(noteOf(text, HELENA)).toEqual({ note, inside: false });
});

it('says that a match is in a text that is not shown', () => {
  expect(noteOf('protheus', HELENA)).toEqual({ note: HELENA.note, inside: true });
});

it.each([
  ['ab', false],
  ['abc', true],
  ['7', true],
  ['#12', true],
  ['a-7', true],
])('searches for “%s”: %s', (text, sought) => {
  expect(isSought(text)).toBe(sought);
});

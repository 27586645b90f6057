import { expect, it } from 'vitest';
import { storableJsonOf } from './storable-text.ts';

it.each([
  ['a zero', String.raw`{"a\u0000": ["b\u0000"]}`, { 'a\ufffd': ['b\ufffd'] }],
  ['halves of a pair', String.raw`["\ud83d", "\uDE00\ud83d"]`, ['\ufffd', '\ufffd\ufffd']],
  ['a whole pair', String.raw`["\ud83d\ude00", "😀"]`, ['😀', '😀']],
  ['a pair and a half', String.raw`["\ud83d\ude00\ud83d"]`, ['😀\ufffd']],
  ['a backslash before its letters', String.raw`["\\u0000", "\\\u0000"]`, ['\\u0000', '\\\ufffd']],
  ['other escapes', String.raw`["\n\t\"\/\u0001\u00e7"]`, ['\n\t"/\u0001ç']],
])('JSON with %s is read as it can be stored', (_, text, value) => {
  expect(storableJsonOf(text)).toEqual(value);
});

it('JSON is read however deep it is nested', () => {
  const deep = storableJsonOf(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  expect(Array.isArray(deep)).toBe(true);
});

it('rejects what is no JSON', () => {
  expect(() => storableJsonOf('{')).toThrow(SyntaxError);
});

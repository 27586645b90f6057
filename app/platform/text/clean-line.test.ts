import { expect, test } from 'vitest';
import { cleanEmail, cleanLine, isVisible } from './clean-line.ts';

test.each([
  ["D'Ávila"],
  ['D’Ávila'],
  ['O'],
  ['É'],
  ['Maria-Antônia de Orléans e Bragança'],
  ['X Æ A-12'],
  ['=José'],
  ['-Ana'],
  ['Null'],
  ['😀 Ana'],
  ['👨‍👩‍👧‍👦'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 Ana'],
  ['شركة مدال'],
  ['می‌خواهم'],
])('%s stays as it is', (name) => {
  expect(cleanLine(name)).toBe(name);
});

test.each([
  ['Ana\u202etxt.exe', 'Anatxt.exe'],
  ['\u2066Ana\u2069', 'Ana'],
  ['Jo\u200bão\ufeff', 'João'],
  ['Ana\r\nBcc: x@y.example', 'Ana Bcc: x@y.example'],
  ['J\u006f\u0061\u0303o', 'João'],
  ['\u200dAna\u200c \u200d', 'Ana'],
  ['\u200b\u200e\u2060', ''],
  ['\u3164\u115f\u2800', ''],
  ['\u0301', ''],
  [' \u00a0\u2003 ', ''],
])('%j becomes %j', (typed, name) => {
  expect([cleanLine(typed), isVisible(typed)]).toEqual([name, name !== '']);
});

test('an e-mail loses its invisible characters', () => {
  expect(cleanEmail(' \u00a0ana@cliente\u200b.test\u202c\u00ad ')).toBe('ana@cliente.test');
});

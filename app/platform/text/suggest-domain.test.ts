import { expect, test } from 'vitest';
import { suggestDomain } from './suggest-domain.ts';

test.each([
  ['ana@gmail.con', 'gmail.com'],
  ['ana@gmial.com', 'gmail.com'],
  ['ana@GMAIL.CO', 'gmail.com'],
  ['ana@gmail.com.br', 'gmail.com'],
  ['ana@hotmial.com', 'hotmail.com'],
  ['ana@outlok.com', 'outlook.com'],
  ['ana@yahoo.com.vr', 'yahoo.com.br'],
  ['ana@gmail.com', undefined],
  ['ana@ymail.com', undefined],
  ['ana@aol.com.br', undefined],
  ['ana@cliente.test', undefined],
  ['ana', undefined],
])('%s asks about %s', (email, domain) => {
  expect(suggestDomain(email)).toBe(domain);
});

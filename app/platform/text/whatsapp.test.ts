import { expect, test } from 'vitest';
import { whatsappIn } from './whatsapp.ts';

test.each([
  ['@Ana.Souza', '@ana.souza'],
  [' \u200b@ana_1 ', '@ana_1'],
  ['br.13491208655302741918', 'BR.13491208655302741918'],
  ['US.1a2B3c4D', 'US.1a2B3c4D'],
  ['@an', undefined],
  ['@acme.com.br', undefined],
  ['ana@acme.com', undefined],
  ['11 98765-4321', undefined],
  ['B.13491208655302741918', undefined],
  ['', undefined],
])('%j is known to WhatsApp as %j', (typed, key) => {
  expect(whatsappIn(typed)).toBe(key);
});

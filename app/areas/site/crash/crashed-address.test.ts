import { expect, it } from 'vitest';
import { crashOf, errorPageOf } from './crashed-address.ts';

const ORIGIN = 'https://forja.example';
const ID = '01890000-0000-4000-8000-00000000000a';
const read = (address: string) => crashOf(new URL(address, ORIGIN));

it.each(['pt-BR', 'en'] as const)('round-trips in %s', (locale) => {
  const address = errorPageOf(locale, ID, '/busca?q=a%20b&de=home');
  expect(address).toMatch(locale === 'en' ? /^\/en\/server-error\?/ : /^\/erro-500\?/);
  expect(read(address)).toEqual({ code: ID, back: '/busca?q=a%20b&de=home' });
});

it.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/x/..//evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'sobre',
  '',
  '/erro-500',
  '/erro-500?de=/',
])('rejects the return address %j', (back) => {
  expect(read(`/erro-500?${new URLSearchParams({ de: back })}`).back).toBeNull();
});

it.each(['', '1', `${ID}x`, '<b>'])('rejects the code %j, which is no request id', (codigo) => {
  expect(read(`/erro-500?${new URLSearchParams({ codigo })}`).code).toBeNull();
});

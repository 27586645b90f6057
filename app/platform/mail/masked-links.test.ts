import { expect, it } from 'vitest';
import { withoutKeys } from './masked-links.server.ts';

const ORIGIN = 'https://forja.example';
const visible = (text: string) => withoutKeys(text, ORIGIN);

it.each([
  '/auth/reset?token=abc',
  '/auth/use-link?token=a.b-c_d',
  '/newsletter/confirmar?token=a.b.c',
  '/en/newsletter/unsubscribe?token=d.e&amp;x=1',
  '/feedback/Zm9yamE',
  '/privacidade/solicitacao/eyJh.b.c',
  '/adminx?token=1',
  '/faq?token=1',
  '//auth/reset?token=abc',
  '?token=abc',
])('leaves out an address that is a key: %s', (path) => {
  for (const text of [`<a href="${ORIGIN}${path}">x</a>`, `Abra ${ORIGIN}${path}\nagora`]) {
    expect(visible(text)).toBe(text.replace(path, '/…'));
  }
});

it.each([
  '',
  '/',
  '/faq',
  '/en/contact',
  '/admin',
  '/admin/leads?open=1',
  '/privacidade/solicitacao',
])('keeps an address that anybody may know: %s', (path) => {
  for (const text of [`<a href="${ORIGIN}${path}">x</a>`, `Veja ${ORIGIN}${path}.`]) {
    expect(visible(text)).toBe(text);
  }
});

it('keeps addresses of others', () => {
  const text = '<a href="https://wa.me/5517999990000">x</a> mailto:ana@forja.example';
  expect(visible(text)).toBe(text);
});

import { expect, it } from 'vitest';
import { randomFor } from '../../../tests/seed.ts';
import { ownAddress } from './own-address.ts';

const SITE = 'https://forja.example';

it.each([
  ['/admin/leads?situacao=new', '/admin/leads?situacao=new'],
  ['/a/../admin', '/admin'],
  ['/%2fevil.example', '/%2fevil.example'],
  ['/sobre#equipe', '/sobre'],
  ['/en?x=//evil.example', '/en?x=//evil.example'],
])('keeps path and query of %j', (given, stored) => {
  expect(ownAddress(given)).toBe(stored);
});

it.each([null, undefined, '', 'sobre', '//evil.example', '/x/..//evil.example', '/\\evil.example'])(
  'drops %j',
  (given) => {
    expect(ownAddress(given)).toBeNull();
  },
);

it.each(['/administrator', '/admin/../portal', '/admin/..//evil.example', '/admin%2f..'])(
  'keeps to the places asked for: %j',
  (given) => {
    expect(ownAddress(given, ['/admin'])).toBeNull();
  },
);

it('always leads a browser to this site', () => {
  const { next: random } = randomFor('own-address');
  const PARTS = [
    ...['/', '//', '\\', '\t', '\n', '\r', ' ', '.', '..', ':', '@', '#', '?', '%2f', '%5c', '%2e'],
    ...[
      '%00',
      '\u0000',
      'evil.example',
      'https:',
      'javascript:',
      'data:',
      'x',
      'ａ',
      '／',
      '[',
      '&',
    ],
  ];
  let stored = 0;
  for (let round = 0; round < 20_000; round += 1) {
    const count = 1 + Math.floor(random() * 7);
    const part = () => PARTS[Math.floor(random() * PARTS.length)];
    const given = `${random() < 0.8 ? '/' : ''}${Array.from({ length: count }, part).join('')}`;
    const own = ownAddress(given);
    if (own === null) continue;
    stored += 1;
    const reached = new URL(own, SITE);
    expect(reached.origin, JSON.stringify(given)).toBe(SITE);
    // The written form is the resolved one, so that a second parser finds the same target.
    expect(`${reached.pathname}${reached.search}`).toBe(own);
    expect(ownAddress(own)).toBe(own);
  }
  expect(stored).toBeGreaterThan(1000);
});

import { expect, it } from 'vitest';
import { LEFT_ALONE } from '../../tools/browser-constants.ts';
import { pageAddresses } from '../routes/page-addresses.ts';

const leftAlone = new RegExp(LEFT_ALONE);

it('excludes exactly the public pages that are rendered for each request', () => {
  const wrong = pageAddresses.filter(({ row, address }) => leftAlone.test(address) === row.cache);
  expect(wrong.map(({ address }) => address)).toEqual([]);
});

it.each(['/auth', '/auth/reset', '/admin', '/admin/leads/1', '/portal', '/portal/cliente'])(
  'leaves %s alone',
  (address) => {
    expect(leftAlone.test(address)).toBe(true);
  },
);

it.each(['/authors', '/admina', '/portal-de-voz', '/sobre/auth'])(
  'does not take %s for an area',
  (address) => {
    expect(leftAlone.test(address)).toBe(false);
  },
);

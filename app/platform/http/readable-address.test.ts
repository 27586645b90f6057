import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

it.each([
  ['/sobre?q=%ff', '/sobre?q=%ff'],
  ['/pre%C3%A7os', '/pre%C3%A7os'],
  ['/pre%E7os?utm_source=%zz', '/pre%C3%A7os?utm_source=%zz'],
  ['/or%e7amento/%C3%A7', '/or%C3%A7amento/%C3%A7'],
  ['/100%', '/100%EF%BF%BD'],
  ['/%zz/%2', '/%EF%BF%BDzz/%EF%BF%BD2'],
  ['/%2f%ff', '/%2f%C3%BF'],
  ['/%E0%A4%A', '/%C3%A0%C2%A4%EF%BF%BDA'],
  ['/%ed%a0%80', '/%C3%AD%C2%A0%C2%80'],
])('%s is read as %s', (given, read) => {
  expect(readableAddress(given)).toBe(read);
  expect(() => decodeURIComponent(readableAddress(given).replace(/[?].*/, ''))).not.toThrow();
});

import { expect, test } from 'vitest';
import { proxyFault } from './forgotten-proxy.server.ts';

const headers = { 'x-forwarded-for': '203.0.113.7' };
const unknown = { isTrusted: false, isOwnPage: false };

test.each([
  ['127.0.0.1', headers],
  ['::1', headers],
  ['::ffff:172.17.0.1', headers],
  ['10.1.2.3', { 'x-forwarded-proto': 'https' }],
  ['10.1.2.3', { 'x-forwarded-host': 'www.example.com' }],
  ['10.1.2.3', { forwarded: 'for=203.0.113.7' }],
  ['fd00::7', { 'x-real-ip': '203.0.113.7' }],
])('a forwarded request from %s comes through a proxy that is not named', (peer, given) => {
  expect(proxyFault({ peer, headers: given, ...unknown })).toBe('unnamed');
});

const page = { origin: 'https://www.example.com' };

test.each([
  ['a proxy that is named', { peer: '10.1.2.3', isTrusted: true }],
  ['a proxy with a public address that is named', { peer: '203.0.113.9', isTrusted: true }],
  ['the defaults of nginx on this machine', { peer: '127.0.0.1', isTrusted: false }],
])('a post of an own page over https lacks the address of its visitor: %s', (_, arrival) => {
  expect(proxyFault({ ...arrival, headers: page, isOwnPage: true })).toBe('silent');
});

test.each([
  ['that nobody forwarded', { peer: '127.0.0.1', headers: {}, ...unknown }],
  ['of a visitor who claims to be another', { peer: '203.0.113.9', headers, ...unknown }],
  [
    'of a named proxy',
    { peer: '10.1.2.4', headers: { ...headers, ...page }, isTrusted: true, isOwnPage: true },
  ],
  [
    'of a check of health by a named proxy',
    { peer: '10.1.2.4', headers: {}, isTrusted: true, isOwnPage: false },
  ],
  [
    'from a page over http, served without a proxy',
    {
      peer: '192.168.0.7',
      headers: { origin: 'http://192.168.0.2:3000' },
      isTrusted: false,
      isOwnPage: true,
    },
  ],
  ['from a foreign page', { peer: '127.0.0.1', headers: page, ...unknown }],
])('nothing is wrong with a request %s', (_, arrival) => {
  expect(proxyFault(arrival)).toBeNull();
});

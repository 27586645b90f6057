import { expect, test } from 'vitest';
import { looksForgotten } from './forgotten-proxy.server.ts';

const headers = { 'x-forwarded-for': '203.0.113.7' };
const trusted: string[] = [];

test.each([
  ['127.0.0.1', headers],
  ['::1', headers],
  ['::ffff:172.17.0.1', headers],
  ['10.1.2.3', { 'x-forwarded-proto': 'https' }],
  ['10.1.2.3', { 'x-forwarded-host': 'www.example.com' }],
  ['10.1.2.3', { forwarded: 'for=203.0.113.7' }],
  ['fd00::7', { 'x-real-ip': '203.0.113.7' }],
])('a forwarded request from %s looks as if a proxy was forgotten', (peer, given) => {
  expect(looksForgotten({ peer, headers: given, trusted })).toBe(true);
});

test.each([
  ['that nobody forwarded', { peer: '127.0.0.1', headers: {}, trusted }],
  ['of a visitor who claims to be another', { peer: '203.0.113.9', headers, trusted }],
  ['beside named proxies', { peer: '10.1.2.3', headers, trusted: ['10.1.2.4'] }],
])('a request %s does not', (_, arrival) => {
  expect(looksForgotten(arrival)).toBe(false);
});

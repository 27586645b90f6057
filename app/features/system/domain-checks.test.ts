import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selfSigned } from '../../../tests/routes/self-signed.ts';
import { hasText, readCertificate } from './domain-checks.server.ts';

const server = createServer(selfSigned('localhost'));
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

test('a certificate that no authority has signed is invalid, with its end', async () => {
  const { state, until } = await readCertificate(
    'localhost',
    (server.address() as AddressInfo).port,
  );
  expect(state).toBe('invalid');
  expect(until?.getTime()).toBeGreaterThan(Date.now());
});

test('a host that accepts no connection is unreachable', async () => {
  const closed = createServer();
  closed.listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  expect(await readCertificate('localhost', port)).toEqual({ state: 'unreachable', until: null });
});

/** A name server on loopback that answers every question for a text with one record, or that the name does not exist. */
async function nameServer(text: string | null) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const head = Buffer.from([
      ...query.subarray(0, 2),
      0x81,
      text === null ? 0x83 : 0x80,
      ...[0, 1, 0, text === null ? 0 : 1, 0, 0, 0, 0],
    ]);
    const data = Buffer.from(text ?? '');
    // A pointer to the name of the question, type TXT, class IN, a minute (RFC 1035, section 4.1).
    const answer = Buffer.from([
      0xc0,
      12,
      0,
      16,
      0,
      1,
      0,
      0,
      0,
      60,
      0,
      data.length + 1,
      data.length,
    ]);
    socket.send(
      Buffer.concat([head, question, ...(text === null ? [] : [answer, data])]),
      port,
      address,
    );
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const resolver = new Resolver({ timeout: 1000, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return { resolver, close: () => socket.close() };
}

test.each([
  ['v=spf1 include:_spf.example -all', 'found'],
  ['google-site-verification=abc', 'missing'],
  [null, 'missing'],
] as const)('of the text record %s, SPF is %s', async (text, outcome) => {
  const { resolver, close } = await nameServer(text);
  expect(await hasText(resolver, 'forja.example', 'v=spf1')).toBe(outcome);
  close();
});

test('without an answer of the name server nothing is known', async () => {
  const { resolver, close } = await nameServer(null);
  close();
  expect(await hasText(resolver, 'forja.example', 'v=spf1')).toBe('unknown');
});

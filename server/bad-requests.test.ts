import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerBadRequests } from './bad-requests.ts';

let server: Server;
beforeEach(async () => {
  server = createServer((_, outgoing) => outgoing.end('ok'));
  answerBadRequests(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function send(words: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(words);
  return text(socket);
}

it.each([
  ['no HTTP', 'NONSENSE\r\n\r\n', '400 Bad Request'],
  [
    'endless headers',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('%s is refused with the header of every response', async (_, words, status) => {
  expect(await send(words)).toBe(
    `HTTP/1.1 ${status}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n`,
  );
});

import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cutSlowBodies } from './slow-senders.ts';

/* The rules with other numbers; with the real ones in tests/faults. */

let server: Server;
let sockets: Socket[] = [];
beforeEach(async () => {
  server = createServer({ headersTimeout: 300, connectionsCheckingInterval: 20 });
  cutSlowBodies(server, { bytesPerSecond: 1000, windowMs: 300, lookMs: 20 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends what is given, then a byte now and then; answers what came back before the line ended. */
function drip(begun: string, everyMs: number, piece = 'x'): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    let answer = '';
    socket.write(begun);
    const dripping = setInterval(() => socket.write(piece), everyMs);
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(answer);
    });
  });
}

const answerOnceRead = () =>
  server.on('request', async (incoming: IncomingMessage, outgoing) => {
    const body = await text(incoming).catch(() => '');
    outgoing.end(`read ${body.length}`);
  });

const post = (length: number) =>
  `POST / HTTP/1.1\r\nhost: a.example\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`;

it('headers that drip are cut', async () => {
  answerOnceRead();
  expect(await drip('GET / HTTP/1.1\r\nhost: a.example\r\nx-slow: ', 50)).toContain('408');
});

it('a connection that sends nothing is closed', async () => {
  answerOnceRead();
  expect(await drip('', 10_000)).toMatch(/^$|408/);
});

it('a body that drips is cut', async () => {
  answerOnceRead();
  expect(await drip(post(5000), 50)).toMatch(/^HTTP\/1.1 408 /);
});

it('a slow body that keeps arriving is read to its end', async () => {
  answerOnceRead();
  expect(await drip(post(2000), 50, 'x'.repeat(100))).toContain('read 2000');
});

it('a body that came while the process stood still is not cut', async () => {
  answerOnceRead();
  const answer = drip(post(500), 50, 'x'.repeat(100));
  const stalls = setInterval(() => {
    const end = performance.now() + 400;
    while (performance.now() < end);
  }, 120);
  expect(await answer.finally(() => clearInterval(stalls))).toContain('read 500');
});

it('a body that the server is slow to read is not cut', async () => {
  server.on('request', (incoming: IncomingMessage, outgoing) => {
    // Longer than any sender is waited for.
    setTimeout(async () => outgoing.end(`read ${(await text(incoming)).length}`), 900);
  });
  expect(await drip(`${post(200_000)}${'x'.repeat(200_000)}`, 10_000)).toContain('read 200000');
});

it('an answer that takes its time is not cut', async () => {
  server.on('request', async (incoming: IncomingMessage, outgoing) => {
    await text(incoming);
    setTimeout(() => outgoing.end('at last'), 900);
  });
  expect(await drip(`${post(4)}body`, 10_000)).toContain('at last');
});

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerOptions } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { cutDeadReaders } from './dead-readers.ts';
import { boundKept, KEEPING } from './kept-connections.ts';

const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
const SHORT = { keepAliveTimeout: 40, keepAliveTimeoutBuffer: 10 };
const FIRST = '127.0.0.2';
const OTHER = '127.0.0.3';

let server: Server;
let clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients) client.destroy();
  clients = [];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function listening(options: ServerOptions): Promise<Server> {
  server = createServer(options, (request, response) => {
    // A stream of events never ends.
    if (request.url === '/stream') response.write('begun');
    else response.end('answered');
  });
  cutDeadReaders(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** A connection that the server has accepted. */
async function open(localAddress = FIRST): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', localAddress });
  clients.push(client);
  client.on('error', () => undefined);
  await Promise.all([once(client, 'connect'), once(server, 'connection')]);
  return client;
}

async function ask(client: Socket, request = REQUEST): Promise<string> {
  client.write(request);
  const [part] = (await once(client, 'data')) as [Buffer];
  return part.toString();
}

/** Nothing of this process runs for so long, neither timers nor reads. */
function standStill(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it('a request that was sent while the process stood still is answered on its kept connection', async () => {
  await listening(SHORT);
  const client = await open();
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await ask(client)).toContain('answered');
    const next = ask(client);
    standStill(2 * (SHORT.keepAliveTimeout + SHORT.keepAliveTimeoutBuffer));
    expect(await next).toContain('answered');
  }
});

it('a connection without another request is closed', async () => {
  await listening(SHORT);
  const client = await open();
  expect(await ask(client)).toContain('answered');
  const answered = performance.now();
  await once(client, 'close');
  expect(performance.now() - answered).toBeGreaterThan(SHORT.keepAliveTimeout);
});

it('clients are told less than the time for which a connection is kept, and longer than proxies keep theirs', async () => {
  await listening(KEEPING);
  const [, seconds] = /keep-alive: timeout=(\d+)/i.exec(await ask(await open())) ?? [];
  const caddyfile = readFileSync(path.join(projectRoot(), 'deploy/Caddyfile'), 'utf8');
  const [, ofProxy] = /\bkeepalive (\d+)s$/m.exec(caddyfile) ?? [];
  expect(Number(seconds)).toBeGreaterThan(Number(ofProxy));
  expect(server.keepAliveTimeout + server.keepAliveTimeoutBuffer).toBeGreaterThanOrEqual(
    Number(seconds) * 1000 + 5000,
  );
});

it('connections with a request leave the room to those that wait for one', async () => {
  await listening(KEEPING);
  boundKept(server, { all: 3, ofNetwork: 3 }, (address) => address);
  for (let number = 0; number < 5; number += 1) {
    expect(await ask(await open(), REQUEST.replace('/', '/stream'))).toContain('begun');
  }
  // Their requests are on their way while others connect.
  const slow = [await open(), await open(), await open()];
  for (const client of slow) expect(await ask(client)).toContain('answered');
  const oldest = once(slow[0] as Socket, 'close');
  await open();
  await oldest;
});

it('a network has so many connections that wait, and loses its oldest', async () => {
  await listening(KEEPING);
  boundKept(server, { all: 100, ofNetwork: 2 }, (address) => address);
  const other = await open(OTHER);
  const stream = await open();
  expect(await ask(stream, REQUEST.replace('/', '/stream'))).toContain('begun');
  const [silent, kept] = [await open(), await open()];
  expect(await ask(kept)).toContain('answered');
  const closed = once(silent, 'close');
  const last = await open();
  await closed;
  // The stream is the oldest, and is not waiting.
  const next = once(kept, 'close');
  await open();
  await next;
  expect(await ask(last)).toContain('answered');
  expect([stream.destroyed, other.destroyed]).toEqual([false, false]);
  expect(await ask(other)).toContain('answered');
});

it('all networks together have so many, and a flood of connections leaves no more', async () => {
  await listening(KEEPING);
  boundKept(server, { all: 3, ofNetwork: 100 }, (address) => address);
  const streams = [await open(), await open()];
  for (const stream of streams) await ask(stream, REQUEST.replace('/', '/stream'));
  const { port } = server.address() as AddressInfo;
  const flood = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
  clients.push(...flood);
  await Promise.all(flood.map((client) => once(client, 'connect')));
  const count = () =>
    new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open)));
  await expect.poll(count).toBe(5);
  expect(streams.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  expect(await ask(await open())).toContain('answered');
});

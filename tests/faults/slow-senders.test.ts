import { rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endpointPath } from '#app/paths.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { startSite } from '../routes/site-process.ts';

const CONNECTIONS = 450;
const DRIP_MS = 2_000;
const WITHIN_MS = 60_000;
/** A response of which nothing is read in twenty seconds is aborted; Node may count them twice. */
const READER_S = 60;
const READERS = 10;
const UNREAD_BYTES = 100_000_000;

let folder = '';
const open = new Set<Socket>();
beforeEach(async () => {
  folder = await scratchFolder();
});
afterEach(() => {
  for (const socket of open) socket.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const submit = endpointPath('feedbackSubmit', 'pt-BR');
/** Says nothing, never ends its headers, never ends its body. */
const WAYS = [
  { begun: () => '', piece: '' },
  { begun: () => 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ', piece: 'x' },
  {
    begun: (origin: string) =>
      `POST ${submit} HTTP/1.1\r\nhost: ${new URL(origin).host}\r\norigin: ${origin}\r\n` +
      'content-type: multipart/form-data; boundary=slow\r\ncontent-length: 40000000\r\n\r\n--slow',
    piece: 'x',
  },
];

/** Holds a connection, a byte now and then, and resolves once the server has let go of it. */
function hold(port: number, opening: string, piece: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    open.add(socket);
    if (opening) socket.write(opening);
    const dripping = piece ? setInterval(() => socket.write(piece), DRIP_MS) : undefined;
    socket.on('error', () => undefined).resume();
    socket.on('close', () => {
      clearInterval(dripping);
      open.delete(socket);
      resolve();
    });
  });
}

/** Asks for more than the buffers of the line take, and reads nothing, as a device whose network went away. */
function silentReader(host: string, pages: number) {
  const socket = connect(Number(host.split(':')[1]), '127.0.0.1');
  open.add(socket);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(`GET /precos HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(pages));
  let received = 0;
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return {
    /** Reads what has come, and resolves once the server has let go of it; to the bytes. */
    read: async () => {
      socket.on('data', (part) => {
        received += part.length;
      });
      socket.resume();
      await closed;
      return received;
    },
  };
}

it(`clients that read nothing are let go within ${READER_S} s, and pages answer meanwhile`, async () => {
  const site = await startSite({ DATA_DIR: folder });
  try {
    const { text } = await site.ask('/precos');
    const pages = Math.ceil(UNREAD_BYTES / text.length);
    const { host } = new URL(site.origin);
    const readers = Array.from({ length: READERS }, () => silentReader(host, pages));
    const began = performance.now();
    while (performance.now() - began < READER_S * 1000) {
      expect((await site.ask('/')).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const received = await Promise.all(readers.map((reader) => reader.read()));
    expect(Math.max(...received)).toBeLessThan(UNREAD_BYTES);
    expect(site.output()).not.toMatch(/"level":[56]0/);
  } finally {
    expect(await site.end('SIGTERM')).toBe(0);
  }
});

it(`${CONNECTIONS} slow connections are gone within a minute while pages answer`, async () => {
  const site = await startSite({ DATA_DIR: folder });
  try {
    const started = performance.now();
    const { port } = new URL(site.origin);
    const held = Array.from({ length: CONNECTIONS }, (_, n) => {
      const way = WAYS[n % WAYS.length] as (typeof WAYS)[number];
      return hold(Number(port), way.begun(site.origin), way.piece);
    });
    let deleted = false;
    const all = Promise.all(held).then(() => {
      deleted = true;
    });
    let pages = 0;
    while (!deleted) {
      expect((await site.ask('/')).status).toBe(200);
      pages += 1;
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 500))]);
    }
    expect(performance.now() - started).toBeLessThan(WITHIN_MS);
    expect(pages).toBeGreaterThan(20);
    expect(site.output()).not.toMatch(/"level":[56]0/);
  } finally {
    expect(await site.end('SIGTERM')).toBe(0);
  }
});

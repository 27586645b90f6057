import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBucket } from '../../../../tests/storage/bucket-server.ts';
import { type AuditLine, nextLines } from './audit-chain.ts';
import { bucketSink } from './bucket-sink.server.ts';
import { fileSink } from './file-sink.server.ts';
import { syslogSink } from './syslog-sink.server.ts';

const START = { number: 0, hash: '' };
const entry = { source: 'security', type: 'signed_in', agent: 'Navegador\nem português' };
const lines = nextLines(
  START,
  [1, 2, 3].map((seq) => ({ seq, entry })),
);
const [first, second, third] = lines as [AuditLine, AuditLine, AuditLine];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'audit-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a file only grows; a line that a crash has cut is removed', async () => {
  const place = path.join(folder, 'logs', 'audit.jsonl');
  const sink = fileSink(place);
  expect(await sink.after(START)).toEqual([]);
  await sink.append([first, second]);
  await appendFile(place, third.text.slice(0, 40));
  expect(await sink.after(first)).toEqual([second.text]);
  expect(await sink.after(second)).toEqual([]);
  await sink.append([third]);
  expect(await readFile(place, 'utf8')).toBe(lines.map(({ text }) => `${text}\n`).join(''));
});

it('a bucket gets an object a batch, found again by its first line', async () => {
  const bucket = await openBucket();
  const sink = bucketSink(bucket.url());
  await sink.append([first, second]);
  await sink.append([third]);
  expect(await sink.after(START)).toEqual([first.text, second.text]);
  expect(await sink.after(second)).toEqual([third.text]);
  expect(await sink.after(third)).toEqual([]);
  await bucket.close();
});

/** What RFC 5424 puts before the message. */
const HEAD = /^<110>1 \d{4}-\d\d-\d\dT[\d:.]+Z \S+ forja \d+ audit-(\d+) - (\{.*\})$/s;

it('a syslog server gets whole messages over TCP, counted in octets', async () => {
  const received: Buffer[] = [];
  const server = createServer((socket) => socket.on('data', (part) => received.push(part)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await syslogSink(`syslog://127.0.0.1:${port}`).append(lines);
  let rest = Buffer.concat(received);
  const messages: string[] = [];
  while (rest.length > 0) {
    const space = rest.indexOf(' ');
    const end = space + 1 + Number(rest.toString('utf8', 0, space));
    messages.push(rest.toString('utf8', space + 1, end));
    rest = rest.subarray(end);
  }
  expect(messages.map((message) => HEAD.exec(message)?.[2])).toEqual(lines.map(({ text }) => text));
  server.close();
  await once(server, 'close');
  await expect(syslogSink(`syslog://127.0.0.1:${port}`).append(lines)).rejects.toThrow();
});

it('a syslog server gets a datagram a line over UDP', async () => {
  const socket = createSocket('udp4');
  const received: string[] = [];
  socket.on('message', (message) => received.push(message.toString()));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  await syslogSink(`syslog+udp://127.0.0.1:${socket.address().port}`).append(lines);
  await expect.poll(() => received.length).toBe(3);
  expect(received.map((message) => HEAD.exec(message)?.[1])).toEqual(['1', '2', '3']);
  socket.close();
});

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomFor } from '../../../tests/seed.ts';
import { openBucket } from '../../../tests/storage/bucket-server.ts';
import { s3Storage } from './s3-storage.server.ts';
import { openStorage } from './storage.server.ts';
import type { Storage } from './storage-interface.server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'forja-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const random = randomFor('files');
const newKey = () => `feedback/${randomBytes(32).toString('hex')}`;

/** A file on disk, as an upload leaves it. */
function upload(bytes: Buffer) {
  const place = path.join(folder, randomUUID());
  writeFileSync(place, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { place, size: bytes.length, sha256, contentType: 'image/png' };
}

const bytesOf = async (stream: ReadableStream<Uint8Array> | undefined) =>
  stream && Buffer.from(await new Response(stream).arrayBuffer());

let bucket: Awaited<ReturnType<typeof openBucket>>;
beforeAll(async () => {
  bucket = await openBucket();
});
afterAll(() => bucket.close());

const kinds: [name: string, open: () => Storage][] = [
  ['the data folder', () => openStorage({ url: undefined, dataDir: folder })],
  ['an S3-compatible service', () => openStorage({ url: bucket.url(), dataDir: folder })],
];

describe.each(kinds)('storage in %s', (_, open) => {
  test.each([1, 70_000, 10_485_760])('gives %i bytes back as they were', async (size) => {
    const bytes = Buffer.from(Uint8Array.from({ length: size }, () => random.between(0, 255)));
    const key = newKey();
    await open().keep(key, upload(bytes));
    expect((await bytesOf(await open().read(key)))?.equals(bytes)).toBe(true);
  });

  test('finds no file under other keys, and removes a file twice without an error', async () => {
    const key = newKey();
    expect(await open().read(key)).toBeUndefined();
    await open().keep(key, upload(Buffer.from('x')));
    await open().remove(key);
    await open().remove(key);
    expect(await open().read(key)).toBeUndefined();
  });

  test('stores a logo under its name, replacing the previous one', async () => {
    const key = 'logos/Forja ação 2.svg';
    await open().keep(key, upload(Buffer.from('old')));
    await open().keep(key, { ...upload(Buffer.from('new')), cacheControl: 'public, max-age=3600' });
    expect((await bytesOf(await open().read(key)))?.toString()).toBe('new');
    await open().remove(key);
    expect(await open().read(key)).toBeUndefined();
  });

  test.each([
    '../secret',
    'feedback/../../secret',
    '/etc/passwd',
    'feedback/x',
    '',
    'logos/../secret.svg',
    'logos/a/b.svg',
    'logos/.svg',
    'logos/x.exe',
  ])('takes no key like %j', async (key) => {
    await expect(open().read(key)).rejects.toThrow('Not a storage key');
    await expect(open().remove(key)).rejects.toThrow('Not a storage key');
    await expect(open().keep(key, upload(Buffer.from('x')))).rejects.toThrow('Not a storage key');
  });
});

test('files in the data folder are private, and none is left half written', async () => {
  const key = newKey();
  await openStorage({ url: undefined, dataDir: folder }).keep(key, upload(Buffer.from('x')));
  expect(statSync(path.join(folder, 'files', key)).mode & 0o777).toBe(0o600);
  const names = await readdir(path.join(folder, 'files', 'feedback'));
  expect(names.filter((name) => name.endsWith('.new'))).toEqual([]);
});

test('gives a service that serves files itself their cache time', async () => {
  const storage = openStorage({ url: bucket.url(), dataDir: folder });
  const cacheControl = 'public, max-age=3600';
  await storage.keep('logos/Forja.png', { ...upload(Buffer.from('x')), cacheControl });
  await storage.keep('logos/Forja.webp', upload(Buffer.from('x')));
  const cacheOf = (name: string) => bucket.files.get(`/files/logos/${name}`)?.cache;
  expect([cacheOf('Forja.png'), cacheOf('Forja.webp')]).toEqual([cacheControl, undefined]);
});

test.each([
  ['a wrong secret', () => bucket.url('wrong'), '403'],
  ['a bucket that does not exist', () => bucket.url(undefined, 'nowhere'), '404'],
])('%s is an error, never a file that seems kept', async (_, url, status) => {
  const storage = openStorage({ url: url(), dataDir: folder });
  const keeping = storage.keep(newKey(), upload(Buffer.from('x')));
  await expect(keeping).rejects.toThrow(`answered ${status}`);
});

test('retries a service that is busy for a moment; one that stays unavailable is an error', async () => {
  const storage = openStorage({ url: bucket.url(), dataDir: folder });
  const key = newKey();
  bucket.failTimes(2);
  await storage.keep(key, upload(Buffer.from('patience')));
  expect((await bytesOf(await storage.read(key)))?.toString()).toBe('patience');
  bucket.failTimes(10);
  await expect(storage.read(key)).rejects.toThrow('answered 503');
  bucket.failTimes(0);
});

describe('a file in parts', () => {
  const inParts = () => s3Storage(bucket.url(), { wholeBytes: 100_000, partBytes: 65_536 });
  const bytes = Buffer.from(Uint8Array.from({ length: 200_001 }, () => random.between(0, 255)));

  test('is put together again, over a service that is busy for a moment, and listed', async () => {
    bucket.failTimes(1);
    await inParts().keep('forja-1.tar.zst', upload(bytes));
    expect((await bytesOf(await inParts().read('forja-1.tar.zst')))?.equals(bytes)).toBe(true);
    const listed: string[] = [];
    for await (const key of inParts().list()) listed.push(key);
    expect(listed).toContain('forja-1.tar.zst');
    expect(bucket.uploads.size).toBe(0);
  });

  test('that fails leaves nothing behind', async () => {
    const { place, ...file } = upload(bytes);
    const keeping = inParts().keep('forja-2.tar.zst', { place: `${place}.gone`, ...file });
    await expect(keeping).rejects.toThrow('ENOENT');
    expect(await inParts().read('forja-2.tar.zst')).toBeUndefined();
    expect(bucket.uploads.size).toBe(0);
  });
});

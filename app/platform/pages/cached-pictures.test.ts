import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

const dataDir = mkdtempSync(path.join(tmpdir(), 'kept-pictures-'));
process.env['DATA_DIR'] = dataDir;
const folder = path.join(dataDir, 'kept/pictures');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The module of a process that has just started: nothing in memory. */
async function restarted() {
  vi.resetModules();
  return (await import('./cached-pictures.server.ts')).cachedPicture;
}

const picture = (text: string) => async () => Buffer.from(text);
const never = async (): Promise<Buffer> => {
  throw new Error('Drawn although it was there.');
};

beforeEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a cached picture', () => {
  it('is rendered once for all callers, and then served from memory', async () => {
    const cachedPicture = await restarted();
    let drawn = 0;
    const draw = async () => Buffer.from(`${++drawn}`);
    const [first, second] = await Promise.all([cachedPicture('a', draw), cachedPicture('a', draw)]);
    expect([String(first), String(second), drawn]).toEqual(['1', '1', 1]);
    rmSync(folder, { recursive: true });
    expect(String(await cachedPicture('a', never))).toBe('1');
  });

  it('outlives a restart, unless its file was damaged', async () => {
    await (await restarted())('a', picture('whole'));
    expect(String(await (await restarted())('a', never))).toBe('whole');
    writeFileSync(path.join(folder, 'a'), 'damaged');
    expect(String(await (await restarted())('a', picture('again')))).toBe('again');
  });

  it('that could not be drawn is drawn for the next caller, and blocks nothing behind it', async () => {
    const cachedPicture = await restarted();
    const failed = cachedPicture('a', never);
    const behind = cachedPicture('b', picture('b'));
    await expect(failed).rejects.toThrow('Drawn although');
    expect(String(await behind)).toBe('b');
    expect(String(await cachedPicture('a', picture('a')))).toBe('a');
  });
});

it('draws one after the other', async () => {
  const cachedPicture = await restarted();
  let atOnce = 0;
  let most = 0;
  const draw = async () => {
    most = Math.max(most, ++atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce -= 1;
    return Buffer.from('x');
  };
  await Promise.all(['a', 'b', 'c', 'd'].map((key) => cachedPicture(key, draw)));
  expect(most).toBe(1);
});

it('removes the oldest files of a folder that has grown too large', async () => {
  await (await restarted())('new', picture('new'));
  for (const [age, name] of ['older', 'oldest', 'old'].entries()) {
    const file = path.join(folder, name);
    writeFileSync(file, name);
    const moment = Date.UTC(2026, 0, 3 - age);
    utimesSync(file, moment / 1000, moment / 1000);
  }
  const { pruneCached } = await import('#app/platform/files/cached-file.server.ts');
  pruneCached('pictures', 2);
  expect(readdirSync(folder).sort()).toEqual(['new', 'older']);
});

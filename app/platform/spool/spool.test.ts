import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { useScratchDatabase } from '../../../database/testing/scratch-database.ts';
import { DatabaseUnavailable, DataFolderRefused } from '../database/errors.server.ts';
import { type ReplayedPost, ReplayRefused } from './replay.ts';
import { isSpooling, registerSpool, spoolPost, startSpool, stopSpool } from './spool.server.ts';
import { SpoolFolder } from './spool-folder.server.ts';

const place = mkdtempSync(path.join(tmpdir(), 'forja-spool-'));
const OUTAGE = { id: randomUUID(), since: new Date().toISOString() };
const LIMIT = { most: 1000, windowMs: 60_000 };
const MOST_BYTES = 100_000;

useScratchDatabase();
const replayed: ReplayedPost[] = [];
const counted: object[] = [];
let ends = 0;
beforeAll(() => {
  process.env['DATA_DIR'] = place;
  process.env['SPOOL_BYTES_MAX'] = String(MOST_BYTES);
  registerSpool(
    {
      post: async (post) => {
        const { refuse, lose } = post.data as { refuse?: string; lose?: boolean };
        if (refuse) throw new ReplayRefused(refuse);
        if (lose) throw new DatabaseUnavailable('Connection terminated');
        replayed.push(post);
      },
    },
    {
      onBegin: async () => undefined,
      onCounts: async (_, counts) => {
        counted.push(counts);
      },
      onEnd: async () => {
        ends += 1;
      },
    },
  );
});
afterEach(async () => {
  await stopSpool();
  replayed.length = 0;
  rmSync(path.join(place, 'spool'), { recursive: true, force: true });
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const post = (data: object, id: string = randomUUID()) => ({
  ...{ kind: 'post', ids: [id], number: id.slice(0, 8), data, limit: LIMIT },
  caller: { kind: 'anonymous', client: randomUUID() } as const,
});
const folders = () => readdirSync(path.join(place, 'spool'));
const aside = () =>
  readdirSync(path.join(place, 'spool/set-aside'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(place, 'spool/set-aside', name), 'utf8')));

describe('the spool', () => {
  test('replays in order and once, and a post that waits already is not stored again', async () => {
    const id = randomUUID();
    await spoolPost(post({ n: 1 }, id));
    expect(await spoolPost(post({ n: 1 }, id))).toEqual({
      outcome: 'received',
      number: id.slice(0, 8),
    });
    for (const n of [2, 3]) await spoolPost(post({ n }));
    expect(isSpooling()).toBe(true);
    await startSpool();
    await expect.poll(() => folders()).toEqual([]);
    expect(replayed.map(({ data }) => data)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(replayed[0]?.caller.replay?.addressState).toBe('within');
    expect([isSpooling(), ends]).toEqual([false, 1]);
  });

  test('sets aside what is refused, with its reason and files, and stores those after it', async () => {
    const file = path.join(place, 'tela.png');
    writeFileSync(file, 'bytes');
    const files = [{ place: file, size: 5 }];
    await spoolPost({ ...post({ refuse: 'unknown_project' }), files });
    await spoolPost({ ...post({ n: 2 }), kind: 'gone' });
    await spoolPost({ ...post({ n: 3 }), files });
    await startSpool();
    await expect.poll(() => folders()).toEqual(['set-aside']);
    expect(replayed.map(({ data }) => data)).toEqual([{ n: 3 }]);
    const reasons = aside().map(({ reason, data }) => [reason, data]);
    expect(reasons).toEqual([
      ['unknown_project', { refuse: 'unknown_project' }],
      ['unknown_kind', { n: 2 }],
    ]);
    const names = readdirSync(path.join(place, 'spool/set-aside'));
    const [kept = ''] = names.filter((name) => name.endsWith('.file'));
    const lies = path.join(place, 'spool/set-aside', kept);
    expect([readFileSync(lies, 'utf8'), statSync(lies).mode & 0o777]).toEqual(['bytes', 0o600]);
    expect(counted.at(-1)).toMatchObject({ received: 3, stored: 1, setAside: 2 });
  });

  test('a post that the database loses each time does not block the others', async () => {
    await spoolPost(post({ lose: true }));
    await spoolPost(post({ n: 2 }));
    await startSpool();
    await expect.poll(() => replayed.map(({ data }) => data)).toEqual([{ n: 2 }]);
    expect(aside()).toMatchObject([{ reason: 'Connection terminated' }]);
  });

  test('says that it is full, and stores nothing then', async () => {
    const big = { text: 'a'.repeat(MOST_BYTES / 2) };
    expect((await spoolPost(post(big))).outcome).toBe('received');
    expect((await spoolPost(post(big))).outcome).toBe('full');
  });

  test('takes over what an ended process has left, damaged lines apart', async () => {
    const left = path.join(place, 'spool', '20261129-dead');
    const folder = await SpoolFolder.open(left, OUTAGE);
    for (const n of [1, 2, 3]) {
      const given = post({ n });
      await folder.append(
        { ...given, receivedAt: new Date().toISOString(), addressState: 'within' },
        [],
      );
    }
    await expect(SpoolFolder.open(left, OUTAGE)).rejects.toBeInstanceOf(DataFolderRefused);
    await folder.close();
    const records = path.join(left, 'records');
    const bytes = readFileSync(records);
    bytes.writeUInt8(bytes.readUInt8(bytes.indexOf('"n":2')) ^ 1, bytes.indexOf('"n":2'));
    // Half a record, as a crash leaves one.
    writeFileSync(records, Buffer.concat([bytes, Buffer.from('312 0a1b')]));
    await startSpool();
    await expect.poll(() => folders()).toEqual(['set-aside']);
    expect(replayed.map(({ data }) => data)).toEqual([{ n: 1 }, { n: 3 }]);
    expect(aside()).toMatchObject([{ reason: 'damaged' }]);
  });
});

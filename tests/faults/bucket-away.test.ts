import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#app/platform/database/database.server.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { ownerSql } from '../../database/testing/scratch-database.ts';
import type { BuiltSite } from '../routes/built-site.ts';
import { postForm } from '../routes/feedback-posts.ts';
import { startSite } from '../routes/site-process.ts';
import { openBucket } from '../storage/bucket-server.ts';
import { type FaultRow, printFaults } from './fault-report.ts';
import { faultyLine } from './faulty-line.ts';

/* Feedback with files while their bucket is away, slow, refusing, or its line breaks in the middle of a file. */

const POSTS = 4;
const FILE_BYTES = 400_000;
const DELAY_MS = 700;
const PAGES = ['/', '/precos', '/en/contact'];

type Bucket = Awaited<ReturnType<typeof openBucket>>;
type Line = Awaited<ReturnType<typeof faultyLine>>;
let bucket: Bucket;
let line: Line;
let folder = '';
const report: FaultRow[] = [];
beforeAll(async () => {
  bucket = await openBucket();
});
beforeEach(async () => {
  folder = await scratchFolder();
  line = await faultyLine(Number(new URL(bucket.url()).port));
});
afterEach(async () => {
  await closeDatabase();
  await line.close();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(async () => {
  await bucket.close();
  printFaults(report);
});

const throughLine = () => {
  const url = new URL(bucket.url());
  url.port = String(line.port);
  return url.href;
};

type Fault = {
  name: string;
  begin: () => void;
  end: () => void;
  /** Whether entries get their files in spite of it. */
  withFiles: boolean;
};
const FAULTS: Fault[] = [
  {
    name: 'bucket away',
    begin: () => line.goAway(),
    end: () => line.comeBack(),
    withFiles: false,
  },
  {
    name: 'bucket refuses',
    begin: () => bucket.failTimes(Number.MAX_SAFE_INTEGER),
    end: () => bucket.failTimes(0),
    withFiles: false,
  },
  {
    name: 'bucket slow',
    begin: () => line.delay(DELAY_MS),
    end: () => line.delay(0),
    withFiles: true,
  },
  {
    name: 'bucket cut in the middle of a file',
    begin: () => line.cutAfter('up', FILE_BYTES / 2),
    end: () => undefined,
    withFiles: true,
  },
];

type Posted = { words: string; sha256: string; status: number; text: string };
async function postOne(site: BuiltSite, number: number): Promise<Posted> {
  const words = `Recado ${number} ${randomBytes(6).toString('hex')}`;
  const bytes = Buffer.from(randomBytes(FILE_BYTES / 2).toString('hex'));
  const { status, headers } = await postForm(site, {
    fields: { verbatim: words },
    files: [{ name: `anexo-${number}.txt`, bytes, type: 'text/plain' }],
    headers: { 'x-forwarded-for': `10.9.0.${number}` },
  });
  const place = String(headers.location ?? '');
  const { text } = place ? await site.ask(place) : { text: '' };
  return { words, sha256: createHash('sha256').update(bytes).digest('hex'), status, text };
}

it.each(FAULTS)(
  '$name: every entry is stored once, and nobody is told of a file that is not there',
  async ({ name, begin, end, withFiles }) => {
    const running = await startSite({
      ...{ DATA_DIR: folder, STORAGE_URL: throughLine(), TRUSTED_PROXIES: '127.0.0.1' },
    });
    const nothing = async () => undefined;
    const site: BuiltSite = { ...running, dataDir: folder, writeCounts: nothing, close: nothing };
    let [pages, failedPages, isOver] = [0, 0, false];
    const reading = (async () => {
      for (; !isOver; pages += 1) {
        const { status } = await site.ask(PAGES[pages % PAGES.length] ?? '/');
        if (status !== 200) failedPages += 1;
        await pause(30);
      }
    })();
    const posts = [await postOne(site, 1)];
    begin();
    for (let number = 2; number < 2 + POSTS; number += 1) posts.push(await postOne(site, number));
    end();
    posts.push(await postOne(site, 2 + POSTS));
    isOver = true;
    await reading;
    expect(await running.end('SIGTERM')).toBe(0);

    await openDatabase({ dataDir: folder });
    const rows = await ownerSql<{ verbatim: string; key: string | null; told: boolean }>(
      `select e.verbatim, a.storage_key as key, e.context ? 'filesNotTaken' as told
     from public.feedback_entries e left join public.feedback_attachments a on a.entry_id = e.id`,
    );
    const found = posts.map(({ words }) => rows.filter(({ verbatim }) => verbatim === words));
    report.push({
      ...{ fault: name, engine: 'embedded', sent: posts.length },
      acknowledged: posts.filter(({ status }) => status === 303).length,
      lost: found.filter((one) => one.length === 0).length,
      doubled: found.filter((one) => one.length > 1).length,
      ...{ pages, failedPages },
    });
    expect(posts.map(({ status }) => status)).toEqual(posts.map(() => 303));
    expect(found.map((one) => one.length)).toEqual(posts.map(() => 1));
    expect([failedPages, pages > 5]).toEqual([0, true]);
    for (const [index, { sha256, text }] of posts.entries()) {
      const [row] = found[index] ?? [];
      const isDuring = index > 0 && index < posts.length - 1;
      expect(row?.key !== null).toBe(withFiles || !isDuring);
      if (row?.key) {
        const body = bucket.files.get(`/files/${row.key}`)?.body ?? '';
        expect(createHash('sha256').update(body).digest('hex')).toBe(sha256);
      } else {
        expect(row?.told).toBe(true);
        expect(text).toContain('anexo-');
      }
    }
  },
);

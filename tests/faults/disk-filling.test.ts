import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { endpoints } from '#app/paths.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { ENTRY, multipart, PNG } from '../routes/feedback-posts.ts';
import { type SiteProcess, startSite } from '../routes/site-process.ts';

/* Somebody fills the disk: posts of 50 MB of attachments, several at once. */

const MB = 1_048_576;
const FILES = 5;
const SAMPLE_MS = 10;

let post: Awaited<ReturnType<typeof multipart>>;
let folder: string;
let site: SiteProcess | undefined;

beforeAll(async () => {
  const bytes = Buffer.concat([PNG, Buffer.alloc(10 * MB - PNG.length)]);
  const files = Array.from({ length: FILES }, (_, number) => ({ name: `${number}.png`, bytes }));
  post = await multipart({ ...ENTRY, verbatim: 'Cabe mais um?' }, files);
});
beforeEach(async () => {
  folder = await scratchFolder();
});
afterEach(async () => {
  await site?.end('SIGTERM');
  site = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Bytes that uploads and kept files take on the disk. */
function filled(): number {
  const places = ['uploads', 'files/feedback'].map((name) => path.join(folder, name));
  return places
    .filter((place) => existsSync(place))
    .flatMap((place) => readdirSync(place).map((name) => path.join(place, name)))
    .reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
}

type Answered = { status: number; missing: string[] };

/** Sends so many at once; each reply, and the most that the disk held meanwhile. */
async function attack(posts: number, headersOf: (number: number) => Record<string, string>) {
  let most = 0;
  const sampling = setInterval(() => {
    most = Math.max(most, filled());
  }, SAMPLE_MS);
  const send = async (number: number): Promise<Answered> => {
    const answer = await site?.ask(endpoints.feedbackSubmit.pt, {
      method: 'POST',
      headers: {
        origin: site.origin,
        accept: 'application/json',
        'content-type': post.type,
        'content-length': post.body.length,
        ...headersOf(number),
      },
      body: post.body,
    });
    const { missing = [] } = JSON.parse(answer?.text ?? '{}') as { missing?: string[] };
    return { status: answer?.status ?? 0, missing };
  };
  const answers = await Promise.all(Array.from({ length: posts }, (_, number) => send(number)));
  clearInterval(sampling);
  return { answers, most: Math.max(most, filled()) };
}

const stored = (answers: readonly Answered[]) =>
  answers.reduce((sum, { missing }) => sum + FILES - missing.length, 0);

it('from one address: 50 MB of files are stored, the texts of 300 MB accepted, and each refused file is named', async () => {
  site = await startSite({ DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1' });
  const { answers, most } = await attack(8, () => ({
    'x-forwarded-for': '203.0.113.7',
    'user-agent': randomUUID(),
  }));
  const accepted = answers.filter(({ status }) => status === 200);
  // What a network sends within a quarter of an hour is read up to 300 MB.
  expect(accepted).toHaveLength(6);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  expect(stored(accepted)).toBe(5);
  expect(filled()).toBe(50 * MB);
  expect(most).toBeLessThanOrEqual(50 * MB);
});

it('from as many addresses, or through a forgotten proxy: no more than may wait unread', async () => {
  site = await startSite({ DATA_DIR: folder, UNSETTLED_FILES_MAX: String(30 * MB) });
  const { answers, most } = await attack(4, (number) => ({
    'x-forwarded-for': `203.0.113.${number}`,
    'user-agent': randomUUID(),
  }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(stored(answers)).toBe(3);
  expect(most).toBeLessThanOrEqual(30 * MB);
  expect(site.output().match(/TRUSTED_PROXIES does not name/g)).toHaveLength(1);
});

it('by one visitor: nothing is kept once the hourly limit is reached', async () => {
  site = await startSite({ DATA_DIR: folder, UNSETTLED_FILES_MAX: String(10 * MB) });
  const agent = { 'user-agent': randomUUID() };
  // Another field each time, or they would be copies of one.
  const first = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const form = await multipart({ ...ENTRY, verbatim: randomUUID() });
      const headers = { origin: site?.origin, 'content-type': form.type, ...agent };
      const sent = { method: 'POST', headers, body: form.body };
      return (await site?.ask(endpoints.feedbackSubmit.pt, sent))?.status;
    }),
  );
  expect(first).toEqual([303, 303, 303, 303, 303]);
  const { answers, most } = await attack(2, () => agent);
  expect(answers.map(({ status }) => status)).toEqual([429, 429]);
  expect(most).toBe(0);
});

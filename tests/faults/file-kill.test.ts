import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#app/platform/database/database.server.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { type ServerScratch, serverScratch } from '../../database/testing/server-scratch.ts';
import { UNTIL } from '../patience.ts';
import { post, sql } from '../routes/auth-posts.ts';
import type { BuiltSite } from '../routes/built-site.ts';
import { PNG, postForm } from '../routes/feedback-posts.ts';
import { drawing, file, postLogo } from '../routes/logo-posts.ts';
import { type SiteProcess, startSite } from '../routes/site-process.ts';
import { type SignedIn, signedIn } from '../routes/staff.ts';
import { openBucket } from '../storage/bucket-server.ts';
import { type OwnPostgres, ownPostgres } from './own-postgres.ts';

/* A server that is killed between writing a file and writing its row, or the other way round. */

let postgres: OwnPostgres;
let scratch: ServerScratch;
let bucket: Awaited<ReturnType<typeof openBucket>>;
let folder: string;
let running: SiteProcess | undefined;
let admin: SignedIn;

beforeAll(async () => {
  postgres = await ownPostgres();
  scratch = await serverScratch(postgres.url);
  folder = await scratchFolder();
  await openDatabase({ dataDir: folder, databaseUrl: scratch.url });
  bucket = await openBucket();
  await start();
  admin = await signedIn(site(), 'admin');
});
afterAll(async () => {
  await running?.end('SIGTERM');
  await bucket.close();
  await closeDatabase();
  await scratch.dispose();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const site = (): BuiltSite => {
  if (!running) throw new Error('The site is not running.');
  const nothing = async () => undefined;
  return { ...running, dataDir: folder, writeCounts: nothing, close: nothing };
};

async function start(): Promise<void> {
  running = await startSite({
    DATA_DIR: folder,
    DATABASE_URL: scratch.url,
    STORAGE_URL: bucket.url(),
    TRUSTED_PROXIES: '127.0.0.1',
  });
}

/** A post in the middle of which the server is killed: right after it has kept a file, or before it
 * removes one. */
async function killedAt(method: 'PUT' | 'DELETE', posting: () => Promise<unknown>): Promise<void> {
  const killed = Promise.withResolvers<void>();
  bucket.once(method, async () => {
    expect(await running?.end('SIGKILL')).toBe('SIGKILL');
    killed.resolve();
  });
  await Promise.allSettled([posting(), killed.promise]);
  running = undefined;
}

/** The job that looks at the two has waited for ten minutes. */
const tenMinutesLater = () =>
  sql(
    `update pgboss.job set start_after = now()
     where name in ('brand.settle-logo', 'feedback.settle-file') and state = 'created'`,
  );

const stored = () => [...bucket.files.keys()].map((key) => decodeURI(key).replace('/files/', ''));
const send = (name: string, color: string, fields = {}) =>
  postLogo(site(), {
    cookie: admin.cookie,
    fields: { name, ...fields },
    files: [file('x.svg', drawing(color))],
  });
const logos = () =>
  sql<{ name: string; public_url: string; is_active: boolean }>(
    `select name, public_url, is_active from public.logos where file_path like 'logos/%' order by 1`,
  );

const waiting = () =>
  sql(
    `select from pgboss.job where state < 'completed'
       and name in ('brand.settle-logo', 'feedback.settle-file')`,
  );
const urlOf = async (name: string) =>
  (await logos()).find((logo) => logo.name === name)?.public_url ?? '';

it('files and rows that a kill has parted come together again, and whole ones stay', async () => {
  // Two that are whole.
  const files = [{ name: 'tela.png', bytes: PNG }];
  expect((await postForm(site(), { files })).status).toBe(303);
  const [attached = ''] = stored();
  expect((await send('Inteira', '#111111')).status).toBe(303);
  const whole = (await logos())[0];

  // An upload whose record was never written.
  await killedAt('PUT', () => send('Órfã', '#222222'));
  expect(stored()).toContain('logos/Órfã.svg');
  expect(await urlOf('Órfã')).toBe('');

  // The file was replaced, and the record still describes the former one.
  await start();
  expect((await send('Troca', '#333333')).status).toBe(303);
  const before = await urlOf('Troca');
  await killedAt('PUT', () => send('Troca', '#444444', { replace: 'on' }));
  expect(await urlOf('Troca')).toBe(before);

  // A record that was deleted, its file not yet.
  await start();
  expect((await send('Ida', '#555555')).status).toBe(303);
  const [ida] = await sql<{ id: string; revision: number }>(
    `select id, revision from public.logos where name = 'Ida'`,
  );
  const fields = { intent: 'delete', id: ida?.id ?? '', revision: String(ida?.revision) };
  await killedAt('DELETE', () =>
    post(site(), '/admin/brand/logos', fields, { cookie: admin.cookie }),
  );
  expect(stored()).toContain('logos/Ida.svg');
  expect(await urlOf('Ida')).toBe('');

  // An entry that was never stored.
  await start();
  await killedAt('PUT', () => postForm(site(), { files }));
  expect(stored().filter((key) => key.startsWith('feedback/'))).toHaveLength(2);

  await start();
  await tenMinutesLater();
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), UNTIL);
  expect(stored().sort()).toEqual([attached, 'logos/Inteira.svg', 'logos/Troca.svg'].sort());
  expect((await logos())[0]).toEqual(whole);
  expect(await urlOf('Troca')).not.toBe(before);
  expect((await site().ask(await urlOf('Troca'))).text).toContain('#444444');
  // The name is free again.
  expect((await send('Órfã', '#666666')).status).toBe(303);
});

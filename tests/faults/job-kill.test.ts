import { rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { endpointPath } from '#app/paths.ts';
import { closeDatabase, openDatabase } from '#app/platform/database/database.server.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { ownerSql } from '../../database/testing/scratch-database.ts';
import { type ServerScratch, serverScratch } from '../../database/testing/server-scratch.ts';
import { UNTIL } from '../patience.ts';
import { leadPost } from '../routes/lead-post.ts';
import { openMailServer } from '../routes/mail-server.ts';
import { type SiteProcess, startSite } from '../routes/site-process.ts';
import { type OwnPostgres, ownPostgres } from './own-postgres.ts';

const TEAM = 'equipe@forja.example';
/** A worker is dead after 30 s without a sign of life; the machine may be busy. */
const RELEASED_S = 60;

/** A mail server that takes connections and never says a word. */
async function silentMailServer() {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    connections: () =>
      new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
    close: () => server.close(),
  };
}

const sites: SiteProcess[] = [];
async function start(env: Record<string, string>): Promise<SiteProcess> {
  const site = await startSite({ TEAM_EMAIL: TEAM, TRUSTED_PROXIES: '127.0.0.1', ...env });
  sites.push(site);
  return site;
}

let folder = '';
let hanging: Awaited<ReturnType<typeof silentMailServer>>;
let working: Awaited<ReturnType<typeof openMailServer>>;
let postgres: OwnPostgres;
let scratch: ServerScratch;
beforeAll(async () => {
  hanging = await silentMailServer();
  working = await openMailServer();
  postgres = await ownPostgres();
  scratch = await serverScratch(postgres.url);
});
afterAll(async () => {
  hanging.close();
  await working.close();
  await scratch.dispose();
  await postgres.stop();
});
afterEach(async () => {
  for (const site of sites.splice(0)) await site.end('SIGKILL');
  await closeDatabase();
  rmSync(folder, { recursive: true, force: true });
});

/** Kills a process as soon as it has begun to send the mail to the team. */
async function killWhileSending(env: Record<string, string>, email: string): Promise<void> {
  const before = await hanging.connections();
  const site = await start({ ...env, SMTP_URL: hanging.url });
  const lead = leadPost({ origin: site.origin, answers: { email } });
  expect((await site.ask(endpointPath('projectSubmit', 'pt-BR'), lead)).status).toBe(303);
  await vi.waitFor(
    async () => expect(await hanging.connections()).toBeGreaterThan(before + 1),
    UNTIL,
  );
  expect(await site.end('SIGKILL')).toBe('SIGKILL');
}

const mails = (email: string) =>
  ownerSql<{ state: string; tries: number; message_id: string }>(
    `select m.state, m.tries, m.message_id from public.mails m
     join public.qualification_submissions s on s.id = m.about
     where s.form_data ->> 'email' = $1 order by m.kind`,
    [email],
  );

/** Seconds until the mail to the visitor has gone, which carries the name that was on record. */
async function secondsUntilSent(email: string, began: number, id: string): Promise<number> {
  await vi.waitFor(() => expect(working.to(email)).toHaveLength(1), UNTIL);
  expect(working.to(email)[0]?.source).toContain(id);
  return (performance.now() - began) / 1000;
}

it('a mail of a process that was killed is sent at the next start on the embedded engine', async () => {
  folder = await scratchFolder();
  await killWhileSending({ DATA_DIR: folder }, 'ana@morta.example');
  await openDatabase({ dataDir: folder });
  const [, visitor] = await mails('ana@morta.example');
  expect(visitor).toMatchObject({ state: 'sending', tries: 1 });
  await closeDatabase();

  const began = performance.now();
  const site = await start({ DATA_DIR: folder, SMTP_URL: working.url });
  const duration = await secondsUntilSent('ana@morta.example', began, visitor?.message_id ?? '-');
  process.stderr.write(`embedded: sent again ${duration.toFixed(1)} s after the start began\n`);
  expect(await site.end('SIGTERM')).toBe(0);
  await openDatabase({ dataDir: folder });
  expect((await mails('ana@morta.example'))[1]).toMatchObject({ state: 'sent', tries: 2 });
});

it('a mail of a process that was killed is sent by another one within a minute', async () => {
  folder = await scratchFolder();
  const env = { DATABASE_URL: scratch.url, SECRET: 'x'.repeat(32), DATA_DIR: folder };
  await killWhileSending(env, 'bia@morta.example');
  const began = performance.now();
  await openDatabase({ dataDir: folder, databaseUrl: scratch.url });
  const [, visitor] = await mails('bia@morta.example');
  expect(visitor).toMatchObject({ state: 'sending', tries: 1 });
  await start({ ...env, SMTP_URL: working.url });
  const duration = await secondsUntilSent('bia@morta.example', began, visitor?.message_id ?? '-');
  process.stderr.write(`on a server: sent again ${duration.toFixed(1)} s after the kill\n`);
  expect(duration).toBeLessThan(RELEASED_S);
});

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endpointPath } from '#app/paths.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { type ServerScratch, serverScratch } from '../../database/testing/server-scratch.ts';
import { UNTIL } from '../patience.ts';
import { leadPost } from '../routes/lead-post.ts';
import { type SiteProcess, startSite } from '../routes/site-process.ts';
import { databaseProxy } from './database-proxy.ts';
import { type OwnPostgres, ownPostgres } from './own-postgres.ts';

const MOST_A_MINUTE = 60;
/** Every minute it is the first statement of the rounds. */
const ROUND = 'order_task_reminders';
/** Found out within 15 s; the machine may be busy. */
const RECOVERED_S = 30;
const ENDED_S = 20;

let postgres: OwnPostgres;
let scratch: ServerScratch;
let proxy: Awaited<ReturnType<typeof databaseProxy>>;
let site: SiteProcess;
let folder = '';
beforeAll(async () => {
  postgres = await ownPostgres();
  scratch = await serverScratch(postgres.url);
  proxy = await databaseProxy(scratch.url);
  folder = await scratchFolder();
  site = await startSite({ DATA_DIR: folder, DATABASE_URL: proxy.url });
});
afterAll(async () => {
  await site.end('SIGKILL');
  await proxy.close();
  await scratch.dispose();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

const submit = (email: string) =>
  site.ask(
    endpointPath('projectSubmit', 'pt-BR'),
    leadPost({ origin: site.origin, answers: { email } }),
  );

it('an idle process runs at most sixty statements a minute', async () => {
  // The first rounds run beside what a process loads at its start.
  await proxy.passed(ROUND);
  await proxy.passed(ROUND);
  const before = proxy.statements();
  await proxy.passed(ROUND);
  const statements = proxy.statements() - before;
  process.stderr.write(`idle on a server: ${statements} statements a minute\n`);
  expect(statements).toBeLessThanOrEqual(MOST_A_MINUTE);
});

it('leads are accepted again soon after every connection has stalled', async () => {
  expect((await submit('antes@silencio.example')).status).toBe(303);
  proxy.silence();
  const duration = await seconds(() =>
    vi.waitFor(async () => {
      expect((await submit('depois@silencio.example')).status).toBe(303);
    }, UNTIL),
  );
  process.stderr.write(`recovered from silence in ${duration.toFixed(1)} s\n`);
  expect(duration).toBeLessThan(RECOVERED_S);
});

it('a process whose database is silent stops on the signal', async () => {
  proxy.silenceAll();
  const duration = await seconds(() => site.end('SIGTERM'));
  process.stderr.write(`SIGTERM before a silent database: ${duration.toFixed(1)} s\n`);
  expect(duration).toBeLessThan(ENDED_S);
});

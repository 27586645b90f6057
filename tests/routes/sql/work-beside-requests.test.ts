import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endpointPath, pathTo } from '#app/paths.ts';
import { UNTIL } from '../../patience.ts';
import { type BuiltSite, openBuiltSite } from '../built-site.ts';
import { leadPost } from '../lead-post.ts';
import { emptyDataFolder, type ServerDatabase, scratchServerDatabase } from './server-site.ts';

/* Mails of leads while a process has more requests than it answers soon. */

const READERS = 8;
const LEADS = 4;
/** Almost as long as a mail waits for requests (requests-in-progress.server.ts). */
const HELD_BACK_MS = 200;

let database: ServerDatabase;
let site: BuiltSite;
let owner: pg.Client;
const { folder, remove } = emptyDataFolder();

beforeAll(async () => {
  database = await scratchServerDatabase();
  site = await openBuiltSite({ env: { DATABASE_URL: database.url }, dataDir: folder });
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await site.close();
  await database.dispose();
  remove();
});

async function count(query: string): Promise<number> {
  const { rows } = await owner.query(`select count(*)::int as count ${query}`);
  return rows[0].count;
}

const sendLead = async (number: number) => {
  const answers = { email: `pessoa${number}@padaria.example` };
  const post = leadPost({ origin: site.origin, answers });
  return (await site.ask(endpointPath('projectSubmit', 'pt-BR'), post)).status;
};

it('mails wait for requests that are in progress, and are sent although these do not end', async () => {
  // The last table that the page reads, and no lead or mail does.
  await owner.query('begin; lock table public.talent_applications in access exclusive mode');
  let held = true;
  const page = pathTo('protocol', 'pt-BR', { protocol: 'AAAA-BBBB' });
  const readers = Array.from({ length: READERS }, async () => {
    // Again where its statement has taken too long.
    while (held) await site.ask(page);
  });
  const waiting = `from pg_locks where relation = 'public.talent_applications'::regclass and not granted`;
  await vi.waitFor(async () => expect(await count(waiting)).toBe(READERS), UNTIL);
  const began = performance.now();
  for (let number = 0; number < LEADS; number += 1) expect(await sendLead(number)).toBe(303);
  const sent = `from public.mails where kind = 'lead.visitor-mail' and state = 'kept'`;
  await vi.waitFor(async () => expect(await count(sent)).toBe(LEADS), UNTIL);
  expect(performance.now() - began).toBeGreaterThan(LEADS * HELD_BACK_MS);
  expect(await count(waiting)).toBeGreaterThan(0);
  held = false;
  await owner.query('rollback');
  await Promise.all(readers);
});

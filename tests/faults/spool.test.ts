import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { endpointPath, pathTo } from '#app/paths.ts';
import { closeDatabase, openDatabase } from '#app/platform/database/database.server.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { ownerSql } from '../../database/testing/scratch-database.ts';
import { type ServerScratch, serverScratch } from '../../database/testing/server-scratch.ts';
import { UNTIL } from '../patience.ts';
import { leadId, leadPost } from '../routes/lead-post.ts';
import { type SiteProcess, startSite } from '../routes/site-process.ts';
import { startPostgres } from './own-postgres.ts';
import { doubles, followUps, storedLeads } from './stored-leads.ts';

const received = messages['pt-BR'].qualification.received;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let scratch: ServerScratch;
let folder = '';
let sites: SiteProcess[] = [];

const start = async (untilReady = true) => {
  const env = { DATA_DIR: folder, DATABASE_URL: scratch.url, TEAM_EMAIL: 'equipe@forja.example' };
  const site = await startSite(env, { untilReady });
  sites.push(site);
  return site;
};
const spooled = () =>
  existsSync(path.join(folder, 'spool'))
    ? readdirSync(path.join(folder, 'spool')).filter((name) => /^\d/.test(name))
    : [];

async function submit(site: SiteProcess, email: string, id: string): Promise<string> {
  const post = leadPost({
    origin: site.origin,
    answers: { email, telefone: '' },
    fields: { lead: id, session: id },
  });
  const { status, headers } = await site.ask(endpointPath('projectSubmit', 'pt-BR'), post);
  expect(status).toBe(303);
  return String(headers.location);
}

const mails = () =>
  readdirSync(path.join(folder, 'mailbox')).filter((name) => name.includes('outage-'));

beforeAll(async () => {
  postgres = await startPostgres();
  scratch = await serverScratch(postgres.url);
  folder = await scratchFolder();
});
afterEach(async () => {
  for (const site of sites) await site.end('SIGKILL');
  sites = [];
});
afterAll(async () => {
  await closeDatabase();
  await scratch.dispose();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('leads while PostgreSQL is stopped', () => {
  it('are acknowledged, and stored once and with their time when it is back', async () => {
    const site = await start();
    await site.ask('/projeto');
    await postgres.crash();
    const before = Date.now();
    const ids = [leadId(), leadId()];
    const places: string[] = [];
    for (const [index, id] of ids.entries()) {
      places.push(await submit(site, `pessoa${index}@fora.example`, id));
    }
    const after = Date.now();
    // Sent again by a browser that missed the answer.
    expect(await submit(site, 'pessoa0@fora.example', ids[0] ?? '')).toBe(places[0]);
    for (const place of places) {
      const { status, text } = await site.ask(place);
      expect(status).toBe(200);
      expect(text).toContain(received.next);
      expect(text).toContain(place.split('/').at(-1));
    }
    const unknown = await site.ask(pathTo('protocol', 'pt-BR', { protocol: 'ABCD-2345' }));
    expect(unknown.text).toContain(messages['pt-BR'].qualification.unchecked.title);
    const [name = ''] = spooled();
    const records = path.join(folder, 'spool', name, 'records');
    expect(statSync(records).mode & 0o777).toBe(0o600);
    expect(readFileSync(records, 'utf8').match(/pessoa0@fora/g)).toHaveLength(1);
    await vi.waitFor(() => expect(mails()).toHaveLength(1), UNTIL);

    await postgres.restart();
    await openDatabase({ dataDir: '', databaseUrl: scratch.url });
    await vi.waitFor(() => expect(spooled()).toEqual([]), UNTIL);
    const leads = await storedLeads();
    expect(new Set(leads.map(({ id }) => id))).toEqual(new Set(ids));
    expect(leads).toHaveLength(2);
    for (const [index, id] of ids.entries()) {
      const lead = leads.find((one) => one.id === id);
      expect(lead?.email).toBe(`pessoa${index}@fora.example`);
      expect(places[index]).toBe(pathTo('protocol', 'pt-BR', { protocol: lead?.protocol ?? '' }));
      expect([lead?.contact_email, lead?.deal_contact]).toEqual([lead?.email, lead?.contact_id]);
    }
    const times = await ownerSql<{ created_at: Date }>(
      'select created_at from qualification_submissions order by created_at',
    );
    for (const { created_at } of times) {
      expect(created_at.getTime()).toBeGreaterThanOrEqual(before);
      expect(created_at.getTime()).toBeLessThanOrEqual(after);
    }
    expect(await doubles()).toEqual({ contacts: [], deals: [], followUps: [] });
    const jobs = await followUps();
    for (const id of ids) expect(jobs.get(id)).toEqual(['lead.team-mail', 'lead.visitor-mail']);
    await vi.waitFor(async () => {
      const { text } = await site.ask(places[0] ?? '');
      expect(text).toContain(messages['pt-BR'].qualification.stored.mailed);
    }, UNTIL);
    await vi.waitFor(() => expect(mails()).toHaveLength(2), UNTIL);
    expect(
      await ownerSql(`select ended_at is not null as ended, received, stored, set_aside
        from private.outages join private.outage_spools s on s.outage_id = outages.id`),
    ).toEqual([{ ended: true, received: 2, stored: 2, set_aside: 0 }]);
  });

  it('that a killed process has received are stored by the next one on its folder', async () => {
    const site = await start();
    await site.ask('/projeto');
    await postgres.crash();
    const id = leadId();
    const place = await submit(site, 'morto@fora.example', id);
    await site.end('SIGKILL');
    const next = await start(false);
    await postgres.restart();
    await vi.waitFor(async () => {
      const rows = await ownerSql('select from qualification_submissions where id = $1', [id]);
      expect(rows).toHaveLength(1);
    }, UNTIL);
    await vi.waitFor(() => expect(spooled()).toEqual([]), UNTIL);
    expect((await next.ask(place)).text).not.toContain(received.next);
    expect((await next.ask(place)).status).toBe(200);
  });
});

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#app/platform/database/database.server.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { serverScratch } from '../../database/testing/server-scratch.ts';
import { startSite } from '../routes/site-process.ts';
import { type OwnPostgres, ownPostgres } from './own-postgres.ts';
import { doubles, followUps, storedLeads, strays } from './stored-leads.ts';
import { keepSubmitting, type Sent, submitAgain } from './submissions.ts';

const VISITORS = 8;
const ACKNOWLEDGED = 60;

type Place = { env: Record<string, string>; dispose: () => Promise<void> };

/** Leads acknowledged by a site that was then ended, and those that were under way. */
async function submitUntil(signal: NodeJS.Signals, env: Record<string, string>): Promise<Sent[]> {
  const site = await startSite({ ...env, TRUSTED_PROXIES: '127.0.0.1' });
  const submitting = keepSubmitting(site, VISITORS, ACKNOWLEDGED);
  await submitting.enough;
  const sent = submitting.stop();
  expect(await site.end(signal)).toBe(signal === 'SIGKILL' ? signal : 0);
  return sent;
}

/** Browsers that got no answer try again, and so does one in three of those that got one. */
async function restartAndRepeat(sent: Sent[], env: Record<string, string>): Promise<void> {
  const site = await startSite({ ...env, TRUSTED_PROXIES: '127.0.0.1' });
  try {
    const unanswered = sent.filter(({ protocol }) => protocol === undefined);
    const answered = sent.filter(
      ({ protocol }, index) => protocol !== undefined && index % 3 === 0,
    );
    for (const lead of [...unanswered, ...answered]) {
      const protocol = await submitAgain(site, lead);
      expect(protocol).toBe(lead.protocol ?? protocol);
      lead.protocol = protocol ?? '';
    }
  } finally {
    expect(await site.end('SIGTERM')).toBe(0);
  }
}

async function checkRows(sent: Sent[]): Promise<void> {
  const rows = await storedLeads();
  const byId = new Map(rows.map((row) => [row.id, row]));
  expect(rows).toHaveLength(byId.size);
  expect([...byId.keys()].sort()).toEqual(sent.map(({ id }) => id).sort());
  const todo = await followUps();
  for (const lead of sent) {
    const row = byId.get(lead.id);
    expect(row).toMatchObject({
      protocol: lead.protocol,
      email: lead.email,
      contact_email: lead.email,
      deal_contact: row?.contact_id,
    });
    expect(todo.get(lead.id)).toEqual(['lead.team-mail', 'lead.visitor-mail']);
  }
  expect(await doubles()).toEqual({ contacts: [], deals: [], followUps: [] });
  expect(await strays()).toEqual([]);
}

/** The whole sequence on one database: submit, end, start again, repeat, and look at the rows. */
async function endDuringSubmissions(signal: NodeJS.Signals, place: Place): Promise<void> {
  try {
    const sent = await submitUntil(signal, place.env);
    expect(sent.filter(({ protocol }) => protocol).length).toBeGreaterThanOrEqual(ACKNOWLEDGED);
    await restartAndRepeat(sent, place.env);
    const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = place.env;
    await openDatabase({ dataDir, databaseUrl });
    try {
      await checkRows(sent);
    } finally {
      await closeDatabase();
    }
  } finally {
    await place.dispose();
  }
}

async function embedded(): Promise<Place> {
  const folder = await scratchFolder();
  return {
    env: { DATA_DIR: folder },
    dispose: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

describe.each(['SIGKILL', 'SIGTERM'] as const)('%s during submissions', (signal) => {
  it('loses and doubles no lead on the embedded engine', async () => {
    await endDuringSubmissions(signal, await embedded());
  });

  describe('with a PostgreSQL server', () => {
    let postgres: OwnPostgres;
    beforeAll(async () => {
      postgres = await ownPostgres();
    });
    afterAll(() => postgres.stop());

    it('loses and doubles none there', async () => {
      const folder = await scratchFolder();
      const scratch = await serverScratch(postgres.url);
      await endDuringSubmissions(signal, {
        env: { DATA_DIR: folder, DATABASE_URL: scratch.url },
        dispose: async () => {
          await scratch.dispose();
          rmSync(folder, { recursive: true, force: true });
        },
      });
    });
  });
});

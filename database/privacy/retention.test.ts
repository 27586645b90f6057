import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purposes } from '../../app/features/content/legal/privacy-purposes.ts';
import { eraseAllExpired } from '../../app/features/privacy/retention.server.ts';
import { listEndingLeads } from '../../app/features/qualification/admin/ending-leads.store.server.ts';
import { type Actor, asActor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { askNewsletter, followLink } from '../testing/subscriptions.ts';
import { impersonalTables } from './impersonal-tables.ts';
import { plantLead, type Retained, retainedData } from './kept-data.ts';

useScratchDatabase();

const folder = mkdtempSync(path.join(tmpdir(), 'forja-retention-'));
beforeAll(() => {
  process.env['DATA_DIR'] = folder;
});
afterAll(() => rmSync(folder, { recursive: true }));

const rows = purposes['pt-BR'].rows.map(([purpose, , , term]) => ({ purpose, term }));
const cases = Object.entries(retainedData).filter(
  (entry): entry is [string, Retained] => entry[1] !== 'browser',
);

async function whereIs({ places }: Retained, id: string): Promise<string[]> {
  const found: string[] = [];
  for (const [table, column] of Object.entries(places)) {
    const name = table.includes('.') ? table : `public.${table}`;
    const [row] = await ownerSql<{ rows: number }>(
      `select count(*)::integer as rows from ${name}
       where ${column.startsWith('(') ? `$1 = any ${column}` : `${column} = $1`}`,
      [id],
    );
    if (row?.rows) found.push(table);
  }
  return found;
}

test('every purpose of the policy is tested, with its promised term', () => {
  expect(Object.keys(retainedData)).toEqual(rows.map(({ purpose }) => purpose));
  for (const [purpose, { term }] of cases) {
    expect(rows.find((row) => row.purpose === purpose)?.term, purpose).toBe(term);
  }
  expect(impersonalTables).toHaveProperty(['public.event_counts']);
  expect(impersonalTables).toHaveProperty(['public.web_vitals_daily']);
});

describe('the hourly round', () => {
  const planted = cases.map(([purpose, kept]) => ({
    purpose,
    kept,
    old: randomUUID(),
    older: randomUUID(),
    recent: randomUUID(),
  }));
  beforeAll(async () => {
    for (const { kept, old, older, recent } of planted) {
      for (const id of [old, older]) await kept.plant(id, kept.over);
      await kept.plant(recent, kept.within);
      expect(await whereIs(kept, old)).toEqual(Object.keys(kept.places));
    }
    // One of a kind at a time: what is left is for the next batch of the same round.
    await eraseAllExpired(1);
  });

  test.each(planted)('ends the term of: $purpose', async ({ kept, old, older, recent }) => {
    expect(await whereIs(kept, old)).toEqual([]);
    expect(await whereIs(kept, older)).toEqual([]);
    expect(await whereIs(kept, recent)).toEqual(Object.keys(kept.places));
  });

  test('records the erased numbers, and no person', async () => {
    const events = await ownerSql<{ details: Record<string, number> }>(
      `select details from public.security_events where event_type = 'retention_erased'`,
    );
    const sum: Record<string, number> = {};
    for (const { details } of events) {
      for (const [what, count] of Object.entries(details)) sum[what] = (sum[what] ?? 0) + count;
    }
    expect(sum).toMatchObject({
      applications: 2,
      consents: 2,
      contacts: 4,
      deals: 4,
      feedback: 4,
      leads: 10,
      security_events: 2,
      sessions: 2,
      subscriptions: 2,
    });
    await eraseAllExpired();
    expect(
      await ownerSql(`select 1 from public.security_events where event_type = 'retention_erased'`),
    ).toHaveLength(events.length);
  });
});

describe('exceptions', () => {
  const contact = async (age = '25 months') => {
    const id = randomUUID();
    await ownerSql(
      `insert into public.crm_contacts (id, name, email, source, updated_at)
       values ($1::uuid, 'Bia', $1::text || '@casa.example', 'website', now() - $2::interval)`,
      [id, age],
    );
    return id;
  };
  const there = async (id: string) =>
    (
      await ownerSql<{ name: string | null }>(
        'select name from public.crm_contacts where id = $1',
        [id],
      )
    )[0];

  test('is a contact who wrote again, was moved by staff, or has a deal that is worked on', async () => {
    const [wrote, moved, deal] = [await contact(), await contact(), await contact()];
    await plantLead(randomUUID(), '26 months', wrote);
    await plantLead(randomUUID(), '2 months', wrote);
    const lead = randomUUID();
    await plantLead(lead, '26 months', moved);
    await ownerSql(
      `update public.qualification_submissions set status = 'contacted' where id = $1`,
      [lead],
    );
    await ownerSql(
      `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
       select $1::uuid, s.pipeline_id, s.id, 'Site', 'website' from public.crm_stages s
       where s.kind = 'open' limit 1`,
      [deal],
    );
    await eraseAllExpired();
    for (const id of [wrote, moved, deal]) expect(await there(id)).toEqual({ name: 'Bia' });
  });

  test('is a contact with an account, and of a newsletter reader the address alone', async () => {
    const [client, reader] = [await contact(), await contact()];
    await ownerSql(
      `insert into identity.users (name, email) values ('Bia', $1::text || '@casa.example')`,
      [client],
    );
    await ownerSql(
      `insert into public.newsletter_subscriptions
         (email, status, confirmed_at, consent_version, consent_locale, contact_id)
       values ($1::text || '@casa.example', 'active', now(), 'v1', 'en', $1::uuid)`,
      [reader],
    );
    await eraseAllExpired();
    expect(await there(client)).toEqual({ name: 'Bia' });
    expect(await there(reader)).toEqual({ name: null });
  });
});

test('unsubscribing deletes the contact too, where only the newsletter made it', async () => {
  const email = `${randomUUID()}@casa.example`;
  await askNewsletter({ email });
  const of = () =>
    ownerSql<{ id: string; status: string; contact_id: string | null }>(
      'select id, status, contact_id from public.newsletter_subscriptions where email = $1',
      [email],
    );
  const [subscription] = await of();
  await followLink('confirm_newsletter', subscription?.id ?? '', new Date());
  await eraseAllExpired();
  expect(await of()).toMatchObject([{ status: 'active', contact_id: expect.any(String) }]);
  await followLink('unsubscribe_newsletter', subscription?.id ?? '');
  // Asked for again and never confirmed: left again, with nothing of the asking.
  await ownerSql(
    `update public.newsletter_subscriptions set status = 'pending', source_page = '/x',
       asked_at = now() - interval '31 days' where email = $1`,
    [email],
  );
  await eraseAllExpired();
  expect(await of()).toMatchObject([{ status: 'unsubscribed', contact_id: null }]);
  expect(await ownerSql('select 1 from public.crm_contacts where email = $1', [email])).toEqual([]);
});

test('stored mails are deleted after 30 days', async () => {
  const mailbox = path.join(folder, 'mailbox');
  mkdirSync(mailbox, { recursive: true });
  const day = 24 * 60 * 60;
  for (const days of [29, 31]) {
    const place = path.join(mailbox, `${days}.eml`);
    writeFileSync(place, 'Subject: Oi');
    utimesSync(place, Date.now() / 1000 - days * day, Date.now() / 1000 - days * day);
  }
  await eraseAllExpired();
  expect(readdirSync(mailbox)).toEqual(['29.eml']);
});

test('received mails are deleted after 30 days if automatic or discarded, and after 24 months', async () => {
  await ownerSql(`insert into public.inbound_mails (id, state, reason, from_address, subject, received_at)
    select gen_random_uuid(), state, case state when 'ignored' then 'program' end, 'ana@casa.example',
      state || ' ' || age, now() - age::interval
    from unnest(array['ignored', 'discarded', 'waiting']) state, unnest(array['29 days', '31 days', '25 months']) age`);
  await eraseAllExpired();
  const left = await ownerSql<{ subject: string }>(
    'select subject from public.inbound_mails order by 1',
  );
  expect(left.map(({ subject }) => subject)).toEqual([
    'discarded 29 days',
    'ignored 29 days',
    'waiting 29 days',
    'waiting 31 days',
  ]);
});

test('recorded mails are deleted after 30 days, too', async () => {
  await ownerSql(`insert into public.mails (id, kind, state, subject, tried_at)
    select gen_random_uuid(), 'crash.team-mail', 'sent', days::text, now() - make_interval(days => days)
    from unnest(array[29, 31]) days`);
  await eraseAllExpired();
  expect(await ownerSql('select subject from public.mails')).toEqual([{ subject: '29' }]);
});

describe('the list of the next erasures', () => {
  test('names leads 30 days ahead, a page at a time, and is for those who read leads', async () => {
    const [soon, sooner, later] = [randomUUID(), randomUUID(), randomUUID()];
    await plantLead(soon, '23 months 15 days', null);
    await plantLead(sooner, '23 months 20 days', null);
    await plantLead(later, '22 months', null);
    const viewer = { kind: 'user', userId: await makePerson({ role: 'viewer' }) } as const;
    const page = (part: { after?: string; limit?: number }, actor: Actor = viewer) =>
      asActor(actor, (tx) => listEndingLeads(tx, { limit: 50, ...part }));
    expect(await page({})).toMatchObject([
      { id: sooner, leadId: sooner, name: 'Ana', leads: 1, deals: 0 },
      { id: soon },
    ]);
    expect(await page({ limit: 1 })).toMatchObject([{ id: sooner }]);
    expect(await page({ after: sooner })).toMatchObject([{ id: soon }]);
    expect(await page({}, { kind: 'user', userId: await makePerson() })).toEqual([]);
  });
});

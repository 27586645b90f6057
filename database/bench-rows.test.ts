import type pg from 'pg';
import { expect, test } from 'vitest';
import { openHandle } from '../app/platform/database/handle.server.ts';
import { makeRows, RowsRefused, type Wanted } from '../bench/rows/fill-rows.ts';
import { makePerson } from './testing/people.ts';
import { useScratchDatabase } from './testing/scratch-database.ts';

const WANTED: Wanted = {
  sizes: {
    people: 30,
    leads: 400,
    contacts: 60,
    events: 2600,
    tasks: 130,
    runs: 200,
    measured: 3,
    feedback: 60,
    tickets: 40,
    newsletter: 60,
    security: 60,
    changes: 20,
    projects: 100,
    updates: 900,
  },
  seed: 1,
  day: '2026-01-31',
};

const FILLED = [
  'identity.users',
  'identity.accounts',
  'identity.sessions',
  'public.user_profiles',
  'public.user_roles',
  'public.crm_contacts',
  'public.crm_contact_points',
  'private.contact_words',
  'public.crm_companies',
  'public.crm_deals',
  'public.crm_events',
  'private.deal_spans',
  'private.deal_stays',
  'public.crm_tasks',
  'public.crm_messages',
  'public.automation_rules',
  'public.automation_standings',
  'public.automation_runs',
  'public.automation_notices',
  'private.ticket_pauses',
  'public.crm_tags',
  'public.crm_tag_links',
  'public.crm_message_drafts',
  'public.qualification_submissions',
  'private.lead_words',
  'private.lead_days',
  'private.lead_answer_days',
  'private.lead_answer_spans',
  'private.newsletter_days',
  'private.newsletter_standing',
  'private.nps_days',
  'public.event_counts',
  // What is summed of it is in lists without an order.
  'public.web_vitals_daily',
  'private.visit_days',
  'public.submission_status_changes',
  'public.lead_notes',
  'public.note_mentions',
  'public.feedback_entries',
  'public.feedback_changes',
  'private.entry_words',
  'private.idea_words',
  'public.feedback_tickets',
  'private.ticket_words',
  'public.ticket_entries',
  'public.feedback_messages',
  'public.ticket_notes',
  'public.inbound_mails',
  'public.client_organizations',
  'public.client_members',
  'public.projects',
  'public.project_stages',
  'public.project_date_changes',
  'public.project_events',
  'public.deliverables',
  'public.deliverable_versions',
  'public.approvals',
  'public.project_waits',
  'public.project_updates',
  'public.project_comments',
  'public.project_notes',
  'public.project_folders',
  'public.project_files',
  'public.project_file_versions',
  'public.invoices',
  'public.invoice_events',
  'private.client_notices',
  'public.newsletter_subscriptions',
  'public.newsletter_events',
  'public.security_events',
  'public.setting_changes',
];

/** Makes the rows, looks at them, and takes them back. */
async function made<T>(wanted: Wanted, look: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await openHandle().owner.connect();
  try {
    await client.query('begin');
    await makeRows(client, wanted);
    return await look(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** By table, what all its rows come to, but for numbers that a sequence counts on. */
async function sums(client: pg.PoolClient): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of FILLED) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || sum(hashtextextended((to_jsonb(t)
         - case when jsonb_typeof(to_jsonb(t) -> 'id') = 'number' then 'id' else '' end - 'place')::text, 0)::numeric) as sum
       from ${table} t`,
    );
    found[table] = rows[0]?.sum ?? '';
  }
  return found;
}

useScratchDatabase();

test('the rows for benchmarks are the same for the same seed, and differ for another', async () => {
  const first = await made(WANTED, sums);
  expect(await made(WANTED, sums)).toEqual(first);
  const other = await made({ ...WANTED, seed: 2 }, sums);
  expect(FILLED.filter((table) => other[table] === first[table])).toEqual([]);
});

test('they have every state and source, with names, answers and dates over years', async () => {
  const [facts] = await made(WANTED, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as leads, count(distinct status)::int as states,
         count(distinct source)::int as sources,
         count(*) filter (where status = 'spam' and contact_id is null) > 0 as spam,
         count(*) filter (where contact_id is not null and deal_id is null)::int as undealt,
         max(created_at) - min(created_at) > interval '2 years' as long,
         bool_and(created_at < '2026-01-31') as past,
         -- What the intake's triggers would have set.
         bool_and(person_key = private.person_key(contact_id, form_data, form_snapshot)) as keyed,
         bool_and(private.lead_email(form_data, form_snapshot) is not distinct from (
           select c.email from public.crm_contacts c where c.id = contact_id)
           or contact_id is null) as answered
       from public.qualification_submissions`,
    );
    return rows;
  });
  expect(facts).toEqual({
    ...{ leads: 400, states: 6, sources: 3, spam: true, undealt: 0 },
    ...{ long: true, past: true, keyed: true, answered: true },
  });
});

test('no address in them is real', async () => {
  const addresses = await made(WANTED, async (client) => {
    const { rows } = await client.query<{ email: string }>(
      `select email from public.crm_contacts where email is not null
       union all select email from identity.users
       union all select author_email from public.feedback_entries where author_email is not null
       union all select email from public.newsletter_subscriptions`,
    );
    const waiting = await client.query('select from public.outbox');
    expect(waiting.rowCount).toBe(0);
    return rows.map(({ email }) => email);
  });
  expect(addresses.length).toBeGreaterThan(300);
  expect(addresses.filter((email) => !email.endsWith('.example'))).toEqual([]);
});

test('a database with accounts is not filled', async () => {
  await expect(made({ ...WANTED, day: 'today' }, sums)).rejects.toThrow(RowsRefused);
  await makePerson({ role: 'viewer' });
  await expect(made(WANTED, sums)).rejects.toThrow(RowsRefused);
});

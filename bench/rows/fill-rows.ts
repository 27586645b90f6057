import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { openHandle } from '../../app/platform/database/handle.server.ts';

/** How many of each are made. Contacts, deals and moves come with the leads. */
export type Sizes = {
  /** At least five: staff, one of each role. */
  people: number;
  leads: number;
  /** Besides those of leads. */
  contacts: number;
  /** Of deals and contacts; no fewer than the deals have come through stages. */
  events: number;
  /** Half as many messages come with them. */
  tasks: number;
  /** What rules did in twelve months. */
  runs: number;
  /** Days on which it was measured how fast pages were. */
  measured: number;
  feedback: number;
  /** Each with ten messages. */
  tickets: number;
  newsletter: number;
  security: number;
  /** Sets of changes to settings. */
  changes: number;
  /** Work for clients, with deliverables, invoices and tickets; none by default. */
  projects?: number;
  /** News of it; a quarter as many files come with them. */
  updates?: number;
};

export const USUAL_SIZES: Sizes = {
  people: 20_000,
  leads: 1_000_000,
  contacts: 0,
  events: 0,
  tasks: 100_000,
  runs: 250_000,
  measured: 100,
  feedback: 200_000,
  tickets: 40_000,
  newsletter: 300_000,
  security: 500_000,
  changes: 50_000,
  ...{ projects: 0, updates: 0 },
};

/** A company of many customers: 300,000 contacts, 100,000 deals, 2,000,000 facts. */
export const CRM_SIZES: Sizes = {
  people: 2000,
  leads: 190_000,
  contacts: 200_000,
  events: 2_000_000,
  tasks: 100_000,
  runs: 50_000,
  measured: 100,
  feedback: 20_000,
  tickets: 4000,
  newsletter: 20_000,
  security: 1000,
  changes: 1000,
};

/** A service desk of years: 1,000,000 entries, 200,000 tickets, 2,000,000 messages. */
export const TICKET_SIZES: Sizes = {
  people: 2000,
  leads: 20_000,
  ...{ contacts: 0, events: 0, tasks: 0, runs: 0, measured: 0 },
  feedback: 1_000_000,
  tickets: 200_000,
  ...{ newsletter: 1000, security: 1000, changes: 1000 },
};

/** A studio of years: 10,000 projects of 1,000 clients, 1,000,000 pieces of news. */
export const PORTAL_SIZES: Sizes = {
  people: 4500,
  leads: 2000,
  contacts: 6000,
  events: 20_000,
  ...{ tasks: 0, runs: 0, measured: 0 },
  feedback: 40_000,
  tickets: 40_000,
  ...{ newsletter: 1000, security: 1000, changes: 1000 },
  projects: 10_000,
  updates: 1_000_000,
};

export type Wanted = {
  sizes: Sizes;
  /** A whole number; another one makes other rows. */
  seed: number;
  /** The day that everything leads up to, `2026-01-31`. */
  day: string;
};

/** People first: the others name them. */
const FILES: readonly { file: string; of: keyof Sizes }[] = [
  { file: 'people', of: 'people' },
  { file: 'leads', of: 'leads' },
  { file: 'crm', of: 'events' },
  { file: 'work', of: 'tasks' },
  { file: 'automation', of: 'runs' },
  { file: 'projects', of: 'projects' },
  { file: 'feedback', of: 'feedback' },
  { file: 'tickets', of: 'tickets' },
  { file: 'inbound-mails', of: 'tickets' },
  { file: 'newsletter', of: 'newsletter' },
  { file: 'visits', of: 'measured' },
  // Of what the ones above have made.
  { file: 'days', of: 'leads' },
  { file: 'security-events', of: 'security' },
  { file: 'setting-changes', of: 'changes' },
];

export class RowsRefused extends Error {}

function textOf(file: string, { sizes, seed, day }: Wanted): string {
  const values: Record<string, string> = {
    projects: '0',
    updates: '0',
    ...Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, `${size}`])),
    seed: `${seed}`,
    day: `'${day}'`,
  };
  const text = readFileSync(path.join(import.meta.dirname, `${file}.sql`), 'utf8');
  // Not what follows another colon: that is a cast.
  return text.replaceAll(/(?<!:):([a-z]+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`bench/rows/${file}.sql asks for :${name}`);
    return value;
  });
}

function checked(wanted: Wanted): Wanted {
  const numbers = [wanted.seed, ...Object.values(wanted.sizes)];
  if (!numbers.every((value) => Number.isSafeInteger(value) && value >= 0)) {
    throw new RowsRefused('Sizes and seed are whole numbers.');
  }
  if (wanted.sizes.people < 5) throw new RowsRefused('At least five people: one of each role.');
  if (!/^\d{4}-\d\d-\d\d$/.test(wanted.day))
    throw new RowsRefused('The day is one such as 2026-01-31.');
  return wanted;
}

type Progress = (what: string, seconds: number) => void;

/**
 * Makes the rows in the transaction that `client` is in: the same ones each time for the same seed,
 * sizes and day. Refuses a database that people or leads are in (RowsRefused).
 */
export async function makeRows(
  client: pg.PoolClient,
  options: Wanted,
  progress?: Progress,
): Promise<void> {
  const wanted = checked(options);
  const { rows } = await client.query<{ used: boolean }>(
    `select exists (select from identity.users)
       or exists (select from public.qualification_submissions)
       or exists (select from public.crm_contacts) as used`,
  );
  if (rows[0]?.used) {
    throw new RowsRefused('People or leads are in this database: only an empty one is filled.');
  }
  await client.query(textOf('draws', wanted));
  for (const { file, of } of FILES) {
    if (!wanted.sizes[of]) continue;
    const started = performance.now();
    await client.query(textOf(file, wanted));
    progress?.(`${wanted.sizes[of]} ${of}`, (performance.now() - started) / 1000);
  }
}

/**
 * Fills the open, migrated database, with all of the rows or, should something fail, with none.
 * `progress` is called with what was made, and how long it took in seconds.
 */
export async function fillRows(wanted: Wanted, progress?: Progress): Promise<void> {
  const client = await openHandle().owner.connect();
  try {
    await client.query('begin');
    // A million rows take longer than any statement of the site may.
    await client.query('set local statement_timeout = 0');
    await makeRows(client, wanted, progress);
    await client.query('commit');
    // As the server's own cleaner would in time: plans hang on it.
    await client.query('vacuum analyze');
    await client.query('discard temp');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/**
 * The id of one of the five staff that are always there, by role; the same for every size. With tasks
 * there is a manager of each of the two products as well.
 */
export async function staffOf(role: string, product?: 'forja' | 'doavya'): Promise<string> {
  const { rows } = await openHandle().owner.query<{ user_id: string }>(
    `select user_id from public.user_roles
     where role = $1 and expires_at is null and product is not distinct from $2
     order by created_at limit 1`,
    [role, product ?? null],
  );
  if (!rows[0]) throw new Error(`Nobody holds the role ${role}`);
  return rows[0].user_id;
}

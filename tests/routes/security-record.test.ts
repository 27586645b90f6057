import { beforeAll, describe, expect, it } from 'vitest';
import { eventsOf, member, type Person, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
let admin: SignedIn;
let person: Person;

const record = (type: string, at: string, agent = 'agent', details = '{}', severity = 'info') =>
  sql(
    `insert into public.security_events
       (event_type, created_at, user_id, user_agent, details, severity)
     values ($1, $2, $3, $4, $5, $6)`,
    type,
    at,
    person.id,
    agent,
    details,
    severity,
  );

beforeAll(async () => {
  admin = await signedIn(site(), 'admin');
  person = await member();
  await record('signed_up', '2021-03-01T12:00:00Z', 'first');
  // Still the first of March in São Paulo.
  await record('signed_in', '2021-03-02T02:30:00Z', 'second', '{}', 'critical');
  await record('signed_in', '2021-03-02T12:00:00Z', 'third');
  await record(
    'signed_out',
    '2021-03-03T12:00:00Z',
    '=HYPERLINK("http://evil.example")',
    '{"a":1}',
  );
});

/** The lines of the file, without its head. */
async function exported(query: Record<string, string>): Promise<string[]> {
  const search = new URLSearchParams(query);
  const { text } = await visit(site(), `/admin/security/export?${search}`, admin.cookie);
  return text.trimEnd().split('\r\n').slice(1);
}
const typesOf = (lines: string[]) => lines.map((line) => line.split(',')[1]);

describe('the security record', () => {
  it('filters by person, kind, severity and day, newest first', async () => {
    const personId = person.id;
    expect(typesOf(await exported({ personId }))).toEqual([
      'signed_out',
      'signed_in',
      'signed_in',
      'signed_up',
    ]);
    expect(typesOf(await exported({ person: person.email, type: 'signed_up' }))).toEqual([
      'signed_up',
    ]);
    expect(typesOf(await exported({ personId, severity: 'critical' }))).toEqual(['signed_in']);
    expect(typesOf(await exported({ personId, from: '2021-03-01', to: '2021-03-01' }))).toEqual([
      'signed_in',
      'signed_up',
    ]);
    expect(await exported({ person: '%' })).toEqual([]);
  });

  it('a filter that makes no sense is no filter, and never an error', async () => {
    for (const query of [
      "type=x';--",
      'severity=loud',
      'from=yesterday',
      'after=1',
      'personId=1',
    ]) {
      const { status } = await visit(site(), `/admin/security?${query}`, admin.cookie);
      expect([query, status]).toEqual([query, 200]);
    }
  });

  it('the screen shows what the filter finds', async () => {
    const shown = async (query: string) =>
      (await visit(site(), `/admin/security?personId=${person.id}${query}`, admin.cookie)).text;
    expect(await shown('')).toContain('third');
    const march = await shown('&to=2021-03-01');
    expect([march.includes('first'), march.includes('third')]).toEqual([true, false]);
  });

  it('the file holds no formula, and is itself on record', async () => {
    const before = (await eventsOf('exported')).length;
    const [line = ''] = await exported({ personId: person.id, type: 'signed_out' });
    expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(line).toContain('"{""a"":1}"');
    const after = await eventsOf('exported');
    expect(after.length).toBe(before + 1);
    expect(after.at(-1)?.user_id).toBe(admin.id);
  });

  it('is whole, however many batches it takes, also with equal times', async () => {
    const type = 'batch_sample';
    await sql(
      `insert into public.security_events (event_type, created_at, user_agent)
       select $1, '2020-01-01'::timestamptz + (n / 7) * interval '1 microsecond', n::text
       from generate_series(1, 1203) n`,
      type,
    );
    const lines = await exported({ type });
    expect(new Set(lines.map((line) => line.split(',')[6])).size).toBe(1203);
  });

  it('is closed to whoever may not read users', async () => {
    const manager = await signedIn(site(), 'manager');
    const { status, text } = await visit(site(), '/admin/security/export', manager.cookie);
    expect([status, text.includes('signed_up')]).toEqual([403, false]);
  });
});

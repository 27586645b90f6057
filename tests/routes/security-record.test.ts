import { type IncomingMessage, request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import people from '#app/features/people/locales/pt-BR.json' with { type: 'json' };
import { areaPaths } from '#app/paths.ts';
import dataTable from '#app/ui/admin/data-table/locales/pt-BR.json' with { type: 'json' };
import { expectConsole } from '../console-guard.ts';
import { eventsOf, member, type Person, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { endsOf } from './export-ends.ts';
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
  const path = `/admin/security/export?${search}`;
  const { text } = await post(site(), path, {}, { cookie: admin.cookie });
  return text.trimEnd().split('\r\n').slice(1);
}
const typesOf = (lines: string[]) => lines.map((line) => line.split(';')[1]);

describe('the security record', () => {
  it('filters by person, kind, severity and day, newest first', async () => {
    const personId = person.id;
    expect(typesOf(await exported({ personId }))).toEqual([
      people.events.signed_out,
      people.events.signed_in,
      people.events.signed_in,
      people.events.signed_up,
    ]);
    expect(typesOf(await exported({ person: person.email, type: 'signed_up' }))).toEqual([
      people.events.signed_up,
    ]);
    expect(typesOf(await exported({ personId, severity: 'critical' }))).toEqual([
      people.events.signed_in,
    ]);
    expect(typesOf(await exported({ personId, from: '2021-03-01', to: '2021-03-01' }))).toEqual([
      people.events.signed_in,
      people.events.signed_up,
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
    const visible = async (query: string) =>
      (await visit(site(), `/admin/security?personId=${person.id}${query}`, admin.cookie)).text;
    expect(await visible('')).toContain('third');
    const march = await visible('&to=2021-03-01');
    expect([march.includes('first'), march.includes('third')]).toEqual([true, false]);
  });

  it('names the user as the one who signed in, and nobody where a password was wrong', async () => {
    const own = await member();
    const signIn = (password: string) =>
      post(site(), areaPaths.auth, { email: own.email, password });
    await signIn('not the password');
    await signIn(own.password);
    const rows = await sql<{ type: string; actor: string | null }>(
      `select event_type as type, actor_id as actor from public.security_events where user_id = $1
       order by created_at`,
      own.id,
    );
    expect(rows).toEqual([
      { type: 'sign_in_failed', actor: null },
      { type: 'signed_in', actor: own.id },
    ]);
    const { text } = await visit(site(), `/admin/security?personId=${own.id}`, admin.cookie);
    expect(text).not.toContain(people.security.system);
    expect(text).toContain(people.security.stranger);
  });

  it('the file holds no formula, and is itself on record', async () => {
    const before = (await eventsOf('exported')).length;
    const [line = ''] = await exported({ personId: person.id, type: 'signed_out' });
    expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(line).toContain(';a: 1');
    // The time of the company, three hours behind.
    expect(line.startsWith(`03/03/2021 09:00;${people.events.signed_out};`)).toBe(true);
    await expect.poll(async () => (await eventsOf('exported')).length).toBe(before + 1);
    expect((await eventsOf('exported')).at(-1)?.user_id).toBe(admin.id);
  });

  it('is complete over many batches, also with equal times', async () => {
    const type = 'batch_sample';
    await sql(
      `insert into public.security_events (event_type, created_at, user_agent)
       select $1, '2020-01-01'::timestamptz + (n / 7) * interval '1 microsecond', n::text
       from generate_series(1, 1203) n`,
      type,
    );
    const lines = await exported({ type });
    expect(new Set(lines.map((line) => line.split(';')[6])).size).toBe(1203);
  });

  it('is closed to users who may not read users, the file to users who may only read', async () => {
    const manager = await signedIn(site(), 'manager');
    const file = () => visit(site(), '/admin/security/export', manager.cookie);
    const closed = async () => {
      const { status, text } = await file();
      expect([status, text.includes('signed_up')]).toEqual([403, false]);
    };
    await closed();
    await sql(`insert into public.role_permissions values ('manager', 'users', 'read')`);
    try {
      expect((await visit(site(), '/admin/security', manager.cookie)).status).toBe(200);
      await closed();
    } finally {
      await sql(
        `delete from public.role_permissions where role = 'manager' and resource = 'users'`,
      );
    }
  });
});

describe('a large file', () => {
  const MANY = '/admin/leads/export?text=multid';
  const PAGE = '/admin/leads/export/confirm?text=multid';
  let manager: SignedIn;
  const see = (path: string) => visit(site(), path, manager.cookie);
  beforeAll(async () => {
    manager = await signedIn(site(), 'manager');
    await sql('alter table public.qualification_submissions disable trigger user');
    await sql(
      `insert into public.qualification_submissions (form_data, protocol, created_at)
       select jsonb_build_object('name', 'Outra ' || n, 'company', repeat('Longa. ', 1000)),
         'MULTID-' || n, '2025-03-01T12:00:00Z'::timestamptz + n * interval '1 minute'
       from generate_series(1, 2001) n`,
    );
    await sql('alter table public.qualification_submissions enable trigger user');
    // What their triggers would have kept of them to be found by.
    await sql('update public.qualification_submissions set contact_id = contact_id');
  });
  it('is not started by a link, which leads to a confirmation with the number of rows', async () => {
    const before = (await eventsOf('export_started')).length;
    const redirected = await see(MANY);
    expect([redirected.status, redirected.headers.location]).toEqual([303, PAGE]);
    const { status, text } = await see(PAGE);
    expect(status).toBe(200);
    expect(text).toContain(dataTable.ask.question.replace('{{total}}', '2.001'));
    expect(text).toContain(`action="${MANY}"`);
    expect((await eventsOf('export_started')).length).toBe(before);
  });

  it('reports the number to scripts, and needs no confirmation for a thousand rows', async () => {
    const { cookie } = manager;
    const ask = (path: string) => site().ask(path, { headers: { cookie, accept: 'text/csv' } });
    const many = await ask(MANY);
    expect([many.status, JSON.parse(many.text)]).toEqual([200, { rows: 2001 }]);
    const day = '&from=2025-03-01&to=2025-03-01';
    const part = await ask(`${MANY}${day}`);
    expect([part.status, Number(part.headers['x-total-rows'])]).toEqual([200, 899]);
  });

  it('is made after the confirmation, from its own site only, and recorded', async () => {
    const { cookie } = manager;
    const foreign = await post(site(), MANY, {}, { cookie, origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    const { text, headers } = await post(site(), MANY, {}, { cookie });
    expect(headers['content-disposition']).toContain('leads.csv');
    expect(text.trim().split('\r\n')).toHaveLength(2002);
    await expect
      .poll(async () => (await endsOf('leads_exported')).at(-1))
      .toMatchObject({ rows: 2001, complete: true, filter: { text: 'multid' } });
  });

  /** Takes the beginning of the file and then nothing, until it is let go on. */
  const halfway = (cookie: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request({
        ...{ host: '127.0.0.1', port: site().port, path: MANY, method: 'POST', agent: false },
        headers: { host: `localhost:${site().port}`, origin: site().origin, cookie },
      });
      sent.on('error', reject).on('response', (response) => {
        response.once('data', () => resolve(response.pause()));
      });
      sent.end();
    });

  it('that is interrupted is recorded with the number of sent rows', async () => {
    const before = (await endsOf('leads_exported')).length;
    (await halfway(manager.cookie)).on('error', () => undefined).destroy();
    await expect.poll(async () => (await endsOf('leads_exported')).length).toBe(before + 1);
    const { rows = 0, complete } = (await endsOf('leads_exported')).at(-1) ?? {};
    expect([complete, rows % 500, rows > 0, rows < 2001]).toEqual([false, 0, true, true]);
  });

  it('breaks off when the permission of the user ends', async () => {
    const person = await signedIn(site(), 'manager');
    const file = await halfway(person.cookie);
    await sql('update public.user_roles set is_active = false where user_id = $1', person.id);
    expectConsole('error', /the file ended early/);
    const broken = new Promise((resolve) => file.on('error', resolve).on('close', resolve));
    file.resume();
    await broken;
    expect(file.complete).toBe(false);
    await expect
      .poll(async () => (await endsOf('leads_exported')).at(-1))
      .toMatchObject({ who: person.id, complete: false });
  });
});

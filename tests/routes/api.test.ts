import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminPath } from '#app/paths.ts';
import { apiKey, call } from './api-calls.ts';
import { nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(site(), 'admin');
});

/** A lead of one product, as a program adds it. */
async function lead(name: string, product = 'forja') {
  const { key } = await apiKey(admin.id, ['crm:read', 'crm:create']);
  const body = { product, name, email: `${randomUUID()}@acme.example` };
  const answer = await call(site(), key, '/leads', { method: 'POST', body });
  expect(answer.status, answer.text).toBe(201);
  return String(answer.body['id']);
}

describe('a key', () => {
  it('is made by a form, shown once, and stored as a hash alone', async () => {
    const made = await post(
      site(),
      adminPath('apiKeyNew'),
      { name: 'Contabilidade', scopes: ['crm:read'], product: '', life: '30' },
      { cookie: admin.cookie },
    );
    const key = /forja_[a-z0-9]{8}_[\w-]{43}/.exec(made.text)?.[0] ?? '';
    expect(key).not.toBe('');
    const [row] = await sql<{ all: string }>(
      `select k::text as all from public.api_keys k where name = 'Contabilidade'`,
    );
    expect(row?.all).not.toContain(key.slice(15));
    const list = await visit(site(), adminPath('apiKeys'), admin.cookie);
    expect(list.text).toContain('Contabilidade');
    expect(list.text).not.toContain(key);
    expect((await call(site(), key, '/leads')).status).toBe(200);
  });

  it('gets no permission that its maker lacks', async () => {
    await sql(
      `delete from public.role_permissions where role = 'admin' and resource = 'financial'`,
    );
    const refused = await post(
      site(),
      adminPath('apiKeyNew'),
      { name: 'Mais', scopes: ['financial:read'], product: '', life: '30' },
      { cookie: admin.cookie },
    );
    expect(refused.status).toBe(422);
    expect(await sql(`select from public.api_keys where name = 'Mais'`)).toEqual([]);
  });

  it('is refused once it is revoked, has expired, or its maker has lost the role', async () => {
    const codes = async (key: string) => {
      const answer = await call(site(), key, '/leads');
      return [answer.status, answer.body.code];
    };
    const revoked = await apiKey(admin.id, ['crm:read']);
    await post(
      site(),
      adminPath('apiKeys'),
      { intent: 'revoke', id: revoked.id },
      { cookie: admin.cookie },
    );
    expect(await codes(revoked.key)).toEqual([401, 'key_revoked']);
    const expired = await apiKey(admin.id, ['crm:read'], { expired: true });
    expect(await codes(expired.key)).toEqual([401, 'key_expired']);
    const manager = await signedIn(site(), 'manager');
    const orphaned = await apiKey(manager.id, ['crm:read']);
    expect(await codes(orphaned.key)).toEqual([200, undefined]);
    await sql('update public.user_roles set is_active = false where user_id = $1', manager.id);
    expect(await codes(orphaned.key)).toEqual([403, 'forbidden']);
  });
});

describe('a call', () => {
  it('reads leads page by page, newest first, each once', async () => {
    const { key } = await apiKey(admin.id, ['crm:read']);
    const made: string[] = [];
    for (const name of ['Um', 'Dois', 'Três']) made.push(await lead(name));
    const first = await call(site(), key, '/leads?limit=2');
    expect(first.body.data.map(({ id }) => id)).toEqual([made[2], made[1]]);
    expect(first.body.data[0]).toMatchObject({ name: 'Três', status: 'new', source: 'by_hand' });
    const second = await call(site(), key, `/leads?limit=2&cursor=${first.body.next_cursor}`);
    expect(second.body.data[0]?.id).toBe(made[0]);
    const one = await call(site(), key, `/leads/${made[0]}`);
    expect(one.body).toMatchObject({ id: made[0], name: 'Um' });
  });

  it('sees only records of its product, whatever its maker sees', async () => {
    const ours = await lead('Nosso');
    const theirs = await lead('Deles', 'doavya');
    const { key } = await apiKey(admin.id, ['crm:read'], { product: 'doavya' });
    const { body } = await call(site(), key, '/leads');
    expect(body.data.map(({ id }) => id)).toContain(theirs);
    expect(body.data.map(({ id }) => id)).not.toContain(ours);
    expect((await call(site(), key, `/leads/${ours}`)).status).toBe(404);
  });

  it('without a key, with an unknown one, or without the permission is a problem of RFC 9457', async () => {
    const none = await site().ask('/api/v1/leads', {
      headers: { 'x-forwarded-for': nextAddress() },
    });
    expect(none.status).toBe(401);
    expect(none.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'www-authenticate': 'Bearer realm="api"',
    });
    expect(JSON.parse(none.text)).toMatchObject({ status: 401, code: 'key_missing' });
    const unknown = await call(site(), 'forja_abcdefgh_none', '/leads');
    expect([unknown.status, unknown.body.code]).toEqual([401, 'key_unknown']);
    const { key } = await apiKey(admin.id, ['feedback:read']);
    const lacking = await call(site(), key, '/leads');
    expect([lacking.status, lacking.body.code]).toEqual([403, 'scope_missing']);
    const bad = await call(site(), key, '/tickets?limit=1000&colour=red');
    expect([bad.status, bad.body.code]).toEqual([400, 'query_invalid']);
  });

  it('is counted by its key, with an unknown key by its network', async () => {
    const { key } = await apiKey(admin.id, ['crm:read']);
    const first = await call(site(), key, '/leads');
    expect(first.headers['ratelimit-policy']).toBe('"key";q=300;w=60');
    expect(first.headers['ratelimit']).toMatch(/^"key";r=299;t=\d+$/);
    const from = nextAddress();
    const statuses: number[] = [];
    for (let at = 0; at < 31; at += 1) {
      statuses.push((await call(site(), 'forja_abcdefgh_none', '/leads', { from })).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true);
    expect(statuses[30]).toBe(429);
    expect((await call(site(), key, '/leads', { from })).status).toBe(200);
  });

  it('records the last use of the key once in ten minutes', async () => {
    const { id, key } = await apiKey(admin.id, ['crm:read']);
    const used = async () =>
      (
        await sql<{ at: Date }>('select last_used_at as at from public.api_keys where id = $1', id)
      )[0]?.at;
    await call(site(), key, '/leads');
    const first = await used();
    await call(site(), key, '/leads');
    expect(await used()).toEqual(first);
  });
});

describe('a call that writes', () => {
  const person = () => ({
    product: 'forja',
    name: 'Ana Souza',
    email: `${randomUUID()}@acme.example`,
  });
  const leadsOf = (email: string) =>
    sql(`select from public.qualification_submissions where form_data ->> 'email' = $1`, email);

  it('is done once under its Idempotency-Key, and answered again with the same record', async () => {
    const { key } = await apiKey(admin.id, ['crm:read', 'crm:create']);
    const body = person();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await call(site(), key, '/leads', { method: 'POST', body, headers });
    expect([first.status, first.headers.location]).toEqual([
      201,
      `/api/v1/leads/${first.body['id']}`,
    ]);
    const again = await call(site(), key, '/leads', { method: 'POST', body, headers });
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect(again.body).toEqual(first.body);
    expect(await leadsOf(body.email)).toHaveLength(1);
    const other = await call(site(), key, '/leads', { method: 'POST', body: person(), headers });
    expect([other.status, other.body.code]).toEqual([422, 'key_reused']);
  });

  it('needs the permission to write, and valid values', async () => {
    const reader = await apiKey(admin.id, ['crm:read']);
    const refused = await call(site(), reader.key, '/leads', { method: 'POST', body: person() });
    expect([refused.status, refused.body.code]).toEqual([403, 'scope_missing']);
    const { key } = await apiKey(admin.id, ['crm:read', 'crm:create']);
    const wrong = { ...person(), email: 'ana', colour: 'red' };
    const invalid = await call(site(), key, '/leads', { method: 'POST', body: wrong });
    expect(invalid.status).toBe(422);
    expect(invalid.body['errors']).toContainEqual(expect.objectContaining({ path: 'email' }));
    const away = { ...person(), product: 'doavya' };
    const narrowed = await apiKey(admin.id, ['crm:read', 'crm:create'], { product: 'forja' });
    const elsewhere = await call(site(), narrowed.key, '/leads', { method: 'POST', body: away });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([403, 'forbidden']);
  });

  it('makes a contact, a company, a deal, a ticket and a subscription', async () => {
    const [project] = await sql<{ id: string }>(
      `insert into public.feedback_projects (key, name, product) values ('api', 'API', 'forja') returning id`,
    );
    const { key } = await apiKey(admin.id, [
      ...['crm:read', 'crm:create', 'crm:update', 'feedback:read', 'feedback:create'],
      ...['feedback:update', 'campaigns:read', 'campaigns:update'],
    ]);
    const make = async (name: string, body: unknown) => {
      const answer = await call(site(), key, `/${name}`, { method: 'POST', body });
      expect(answer.status, answer.text).toBe(201);
      return answer.body;
    };
    const contact = await make('contacts', person());
    const company = await make('companies', { name: `Acme ${randomUUID()}`, state: 'SP' });
    expect(company).toMatchObject({ state: 'SP', is_active: true });
    const deal = await make('deals', {
      product: 'forja',
      contact_id: contact['id'],
      title: 'Site novo',
      value: '12000.50',
    });
    expect(deal).toMatchObject({ title: 'Site novo', value: '12000.50', state: 'open' });
    const [stage] = await sql<{ id: string }>(
      `select id from public.crm_stages where pipeline_id = $1 and id <> $2 and kind = 'open' limit 1`,
      deal['pipeline_id'],
      deal['stage_id'],
    );
    const moved = await call(site(), key, `/deals/${deal['id']}`, {
      method: 'PATCH',
      body: { stage_id: stage?.id },
    });
    expect(moved.body, moved.text).toMatchObject({ stage_id: stage?.id });
    const ticket = await make('tickets', { project_id: project?.id, title: 'Boleto não abre' });
    const solved = await call(site(), key, `/tickets/${ticket['id']}`, {
      method: 'PATCH',
      body: { status: 'in_progress', priority: 'high' },
    });
    expect(solved.body).toMatchObject({ status: 'in_progress', priority: 'high' });
    const history = await visit(site(), `/admin/contacts/${contact['id']}`, admin.cookie);
    expect(history.text).toContain('Marina · Programa');
    const thread = await visit(site(), `/admin/tickets/${ticket['id']}`, admin.cookie);
    expect(thread.text).toContain('Marina · Programa');
    const wrongWay = await call(site(), key, `/tickets/${ticket['id']}`, {
      method: 'PATCH',
      body: { status: 'closed' },
    });
    expect([wrongWay.status, wrongWay.body.code]).toEqual([409, 'state_conflict']);
    const email = `${randomUUID()}@acme.example`;
    expect(await make('newsletter', { email })).toMatchObject({ email, status: 'pending' });
    expect(
      await sql('select from private.api_calls where record_id = $1', String(ticket['id'])),
    ).toHaveLength(2);
  });
});

it.each([
  ['contacts', 'crm:read'],
  ['companies', 'crm:read'],
  ['deals', 'crm:read'],
  ['tickets', 'feedback:read'],
  ['entries', 'feedback:read'],
  ['newsletter', 'campaigns:read'],
  ['projects', 'projects:read'],
  ['invoices', 'financial:read'],
])('lists %s with %s alone', async (name, scope) => {
  await sql(
    `insert into public.role_permissions values ('admin', 'financial', 'manage') on conflict do nothing`,
  );
  const { key } = await apiKey(admin.id, [scope]);
  const answer = await call(site(), key, `/${name}`);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body).toMatchObject({ data: expect.any(Array), next_cursor: null });
  const other = await apiKey(admin.id, [scope === 'crm:read' ? 'feedback:read' : 'crm:read']);
  expect((await call(site(), other.key, `/${name}`)).status).toBe(403);
});

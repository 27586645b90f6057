import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiKey, call } from './api-calls.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(site(), 'admin');
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

  it('sent ten times at once is done once; the others are told that it is running, or get its record', async () => {
    const { key } = await apiKey(admin.id, ['crm:read', 'crm:create']);
    const body = person();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        call(site(), key, '/leads', { method: 'POST', body, headers }),
      ),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    for (const { status, body: other } of answers) {
      if (status === 409) expect(other.code).toBe('call_running');
      else expect([status < 300, other['id']]).toEqual([true, made[0]?.body['id']]);
    }
    expect(await leadsOf(body.email)).toHaveLength(1);
  });

  it('adds an entry of feedback for somebody, who is not mailed', async () => {
    const [project] = await sql<{ id: string }>(
      `insert into public.feedback_projects (key, name, product, ideas_enabled)
       values ('entries', 'Entries', 'forja', false) returning id`,
    );
    const { key } = await apiKey(admin.id, ['feedback:read', 'feedback:create']);
    const body = {
      project_id: project?.id,
      type: 'bug',
      severity: 'high',
      text: 'O boleto não abre.',
      author_email: 'Rita@Casa.Example',
    };
    const made = await call(site(), key, '/entries', { method: 'POST', body });
    expect(made.status, made.text).toBe(201);
    expect(made.body).toMatchObject({
      type: 'bug',
      severity: 'high',
      status: 'new',
      text: body.text,
      author_email: 'rita@casa.example',
    });
    expect(await sql(`select from public.feedback_entries where channel = 'api'`)).toHaveLength(1);
    const off = await call(site(), key, '/entries', {
      method: 'POST',
      body: { ...body, type: 'ideia' },
    });
    expect([off.status, off.body['detail']]).toEqual([422, 'type_off']);
    const reader = await apiKey(admin.id, ['feedback:read']);
    const refused = await call(site(), reader.key, '/entries', { method: 'POST', body });
    expect([refused.status, refused.body.code]).toEqual([403, 'scope_missing']);
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

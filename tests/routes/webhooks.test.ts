import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminPath } from '#app/paths.ts';
import { UNTIL } from '../patience.ts';
import { apiKey, call } from './api-calls.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite({
  env: { TRUSTED_PROXIES: '127.0.0.1', WEBHOOK_TARGETS: 'loopback' },
});

type Received = { headers: IncomingHttpHeaders; body: string };
let receiver: Server;
let url = '';
let received: Received[] = [];
/** How the receiver answers the next calls; 204 after them. */
let answers: number[] = [];

let admin: SignedIn;
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answers.shift() ?? 204, { location: `${url}/elsewhere` }).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  admin = await signedIn(site(), 'admin');
});
afterAll(() => receiver.close());
beforeEach(() => {
  received = [];
  answers = [];
});

const secretIn = (html: string) =>
  /whsec_[\w+/]{43}=/.exec(html.replaceAll('&#x2F;', '/'))?.[0] ?? '';

async function makeWebhook(events: string[], address = url) {
  const name = `Receptor ${randomUUID().slice(0, 8)}`;
  const made = await post(
    site(),
    adminPath('webhookNew'),
    { name, url: address, events, product: '' },
    { cookie: admin.cookie },
  );
  const secret = secretIn(made.text);
  const [row] = await sql<{ id: string }>('select id from public.webhooks where name = $1', name);
  return { id: row?.id ?? '', secret, status: made.status };
}

const act = (id: string, fields: Record<string, string>) =>
  post(site(), adminPath('webhook', { id }), fields, { cookie: admin.cookie });

type Delivery = { id: string; state: string; tries: number; status: number; error: string };
const deliveriesOf = (id: string) =>
  sql<Delivery>(
    `select id, state, tries, answer_status as status, error from public.webhook_deliveries
     where webhook_id = $1 order by seq`,
    id,
  );
const arrived = (count: number) => vi.waitFor(() => expect(received).toHaveLength(count), UNTIL);
const settled = (id: string, states: string[]) =>
  vi.waitFor(
    async () => expect((await deliveriesOf(id)).map(({ state }) => state)).toEqual(states),
    UNTIL,
  );

describe('a webhook', () => {
  it('gets a lead signed as the public library verifies, with ids alone', async () => {
    const hook = await makeWebhook(['lead.created']);
    const { key } = await apiKey(admin.id, ['crm:read', 'crm:create']);
    const email = `${randomUUID()}@acme.example`;
    const lead = await call(site(), key, '/leads', {
      method: 'POST',
      body: { product: 'forja', name: 'Ana Souza', email },
    });
    await arrived(1);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    const verified = new Webhook(hook.secret).verify(body, headers as Record<string, string>);
    expect(verified).toMatchObject({ type: 'lead.created', data: { id: lead.body['id'] } });
    expect(body).not.toContain(email);
    expect(() =>
      new Webhook(hook.secret).verify(`${body} `, headers as Record<string, string>),
    ).toThrow();
    await settled(hook.id, ['delivered']);
    await act(hook.id, { intent: 'delete' });
  });

  it('is sent a test event, and a delivery again under its first id', async () => {
    const hook = await makeWebhook(['deal.won']);
    await act(hook.id, { intent: 'test' });
    await arrived(1);
    await settled(hook.id, ['delivered']);
    const [first] = await deliveriesOf(hook.id);
    await act(hook.id, { intent: 'replay', delivery: first?.id ?? '' });
    await arrived(2);
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
    const page = await visit(site(), adminPath('webhook', { id: hook.id }), admin.cookie);
    expect(page.text).toContain('webhook.test');
    expect(page.text).toContain('HTTP 204');
    await act(hook.id, { intent: 'delete' });
  });

  it('is tried again, in the order of the record, and no redirect is followed', async () => {
    const hook = await makeWebhook(['ticket.created', 'ticket.status_changed']);
    const [project] = await sql<{ id: string }>(
      `insert into public.feedback_projects (key, name, product) values ('hook', 'Hook', 'forja') returning id`,
    );
    const { key } = await apiKey(admin.id, ['feedback:read', 'feedback:create', 'feedback:update']);
    answers = [302];
    const ticket = await call(site(), key, '/tickets', {
      method: 'POST',
      body: { project_id: project?.id, title: 'Boleto' },
    });
    await arrived(1);
    await call(site(), key, `/tickets/${ticket.body['id']}`, {
      method: 'PATCH',
      body: { status: 'in_progress' },
    });
    await arrived(3);
    const types = received.map(({ body }) => JSON.parse(body).type);
    expect(types).toEqual(['ticket.created', 'ticket.created', 'ticket.status_changed']);
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
    await settled(hook.id, ['delivered', 'delivered']);
    await act(hook.id, { intent: 'delete' });
  });

  it('keeps its secret when it is edited, and gets another one by an act of its own', async () => {
    const hook = await makeWebhook(['deal.won']);
    const edited = { intent: 'edit', name: 'Financeiro', url: `${url}/novo` };
    const wrong = await act(hook.id, { ...edited, events: 'nothing' });
    expect(wrong.status).toBe(422);
    expect((await act(hook.id, { ...edited, events: 'deal.lost' })).status).toBe(200);
    const [row] = await sql('select name, url, events from public.webhooks where id = $1', hook.id);
    expect(row).toEqual({ name: 'Financeiro', url: `${url}/novo`, events: ['deal.lost'] });
    await act(hook.id, { intent: 'test' });
    await arrived(1);
    const verify = (secret: string, { headers, body }: Received) =>
      new Webhook(secret).verify(body, headers as Record<string, string>);
    verify(hook.secret, received[0] as Received);

    const rotated = await act(hook.id, { intent: 'rotate' });
    const next = secretIn(rotated.text);
    expect(next).not.toBe(hook.secret);
    await settled(hook.id, ['delivered']);
    await act(hook.id, { intent: 'test' });
    await arrived(2);
    // For a day both sign.
    for (const secret of [hook.secret, next]) verify(secret, received[1] as Received);
    await settled(hook.id, ['delivered', 'delivered']);
    await sql(`update public.webhooks set previous_until = now() where id = $1`, hook.id);
    await act(hook.id, { intent: 'test' });
    await arrived(3);
    verify(next, received[2] as Received);
    expect(() => verify(hook.secret, received[2] as Received)).toThrow();
    await act(hook.id, { intent: 'delete' });
  });

  it('that is slow holds back none of the others', async () => {
    const held: (() => void)[] = [];
    const slow = createServer((_request, response) => {
      held.push(() => response.writeHead(204).end());
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const slowUrl = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const slowHook = await makeWebhook(['lead.created'], slowUrl);
    const hook = await makeWebhook(['lead.created']);
    const { key } = await apiKey(admin.id, ['crm:read', 'crm:create']);
    for (let at = 0; at < 10; at += 1) {
      const body = { product: 'forja', name: 'Ana', email: `${randomUUID()}@acme.example` };
      await call(site(), key, '/leads', { method: 'POST', body });
    }
    await arrived(10);
    // One delivery of the slow one is under way at a time.
    expect(held).toHaveLength(1);
    for (let at = 0; at < 10; at += 1) {
      await vi.waitFor(() => expect(held).toHaveLength(at + 1), UNTIL);
      held[at]?.();
    }
    await settled(
      slowHook.id,
      Array.from({ length: 10 }, () => 'delivered'),
    );
    for (const { id } of [slowHook, hook]) await act(id, { intent: 'delete' });
    slow.closeAllConnections();
    slow.close();
  });

  it('is switched off after repeated failure, with a mail to its owner', async () => {
    const hook = await makeWebhook(['deal.won']);
    await sql(
      `update public.webhooks set failures = 14, failing_since = now() - interval '13 hours' where id = $1`,
      hook.id,
    );
    answers = [500];
    await act(hook.id, { intent: 'test' });
    await vi.waitFor(async () => {
      const mails = await sql(
        `select from public.mails where kind = 'webhook.off-mail' and recipient = $1`,
        admin.email,
      );
      expect(mails).toHaveLength(1);
    }, UNTIL);
    const [row] = await sql('select state from public.webhooks where id = $1', hook.id);
    expect(row).toEqual({ state: 'failed' });
    await act(hook.id, { intent: 'delete' });
  });

  it('never leads to a private address, by name or by number', async () => {
    for (const address of [
      'http://10.0.0.1/',
      'https://192.168.0.1/x',
      'https://[fd00::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://169.254.169.254/latest/meta-data',
      'https://ana:senha@hooks.example.com/',
      'ftp://hooks.example.com/',
    ]) {
      expect((await makeWebhook(['deal.won'], address)).status, address).toBe(422);
    }
    const hook = await makeWebhook(['deal.won']);
    await sql(`update public.webhooks set url = 'https://10.0.0.1/x' where id = $1`, hook.id);
    await act(hook.id, { intent: 'test' });
    await settled(hook.id, ['failed']);
    const [delivery] = await deliveriesOf(hook.id);
    expect(delivery).toMatchObject({ status: null, error: 'address' });
  });
});

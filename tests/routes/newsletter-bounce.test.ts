import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import pt from '#app/features/newsletter/admin/newsletter-desk/locales/pt-BR.json' with {
  type: 'json',
};
import { confirmPath } from '#app/features/newsletter/newsletter-links.server.ts';
import { sql } from './auth-posts.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { eventsOf, newEmail, rowOf, signUp } from './newsletter-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/** Addresses that the server does not know at present. */
const unknown = new Set<string>();
const mails: string[] = [];
const REASON = '5.1.1 No such user here';
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(unknown.has(address) ? Object.assign(new Error(REASON), { responseCode: 550 }) : null),
  onData: (stream, _session, done) => {
    text(stream).then((mail) => {
      mails.push(mail);
      done();
    }, done);
  },
});

let site: BuiltSite;
let admin: SignedIn;
beforeAll(async () => {
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  const env = { TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: `smtp://127.0.0.1:${port}` };
  site = await openBuiltSite({ env });
  admin = await signedIn(site, 'admin');
});
afterAll(async () => {
  await site.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const see = async (path: string) => (await visit(site, path, admin.cookie)).text;
/** Limits forget what happened: nobody waits for them in a test. */
const letTimePass = () =>
  sql(`update private.rate_limits
    set hits = array(select hit - interval '90 minutes' from unnest(hits) hit)`);
/** What has become of the mails to an address that were refused. */
const bounces = (email: string) =>
  sql<{ state: string; retry_count: number; output: { message?: string } }>(
    `select j.state::text, j.retry_count, j.output from pgboss.job j
     join public.newsletter_events e on e.id::text = j.data ->> 'event_id'
     join public.newsletter_subscriptions s on s.id = e.subscription_id
     where s.email = $1 and j.state in ('retry', 'failed') order by j.created_on`,
    email,
  );

it('an address that takes no mail is left alone until it is confirmed anew', async () => {
  const email = newEmail();
  unknown.add(email);
  await signUp(site, { email });
  // Failed at once, and for good: nobody waits two days for what will not change.
  await expect
    .poll(async () => (await bounces(email)).map(({ state, retry_count }) => [state, retry_count]))
    .toEqual([['failed', 0]]);
  const id = (await rowOf(email))?.id ?? '';
  expect(await eventsOf(id)).toEqual(['asked form', 'bounced server']);
  expect(await see('/admin/work?state=failed&kind=newsletter.confirm-mail')).toContain(REASON);
  expect(await see(`/admin/newsletter?status=undeliverable&text=${email}`)).toContain(email);
  expect(await see(`/admin/newsletter?status=pending&text=${email}`)).not.toContain(`${email}</b>`);
  const proof = await see(`/admin/newsletter/${id}`);
  expect(proof).toContain(REASON);
  expect(proof).toContain(pt.statuses.undeliverable);

  // The mailbox is back, and its owner asks again.
  unknown.delete(email);
  await letTimePass();
  await signUp(site, { email });
  const sent = () => mails.filter((mail) => mail.includes(email));
  await expect.poll(() => sent().length).toBe(1);
  const askedAt = (await rowOf(email))?.asked_at ?? new Date();
  const [page = '', query] = confirmPath('pt-BR', { id, askedAt }).split('?');
  await site.ask(page, {
    method: 'POST',
    headers: { origin: site.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: query ?? '',
  });
  expect(await rowOf(email)).toMatchObject({ status: 'active', undeliverable_at: null });
  await expect.poll(() => sent().length).toBe(2);

  // And gone once more: active no longer, and no letter goes there.
  unknown.add(email);
  await letTimePass();
  await signUp(site, { email });
  await expect.poll(async () => (await bounces(email)).length).toBe(2);
  expect(await rowOf(email)).toMatchObject({ status: 'pending' });
  expect((await eventsOf(id)).at(-1)).toBe('bounced server');
  expect(await see(`/admin/newsletter?status=active&text=${email}`)).not.toContain(`${email}</b>`);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import pt from '#app/features/mails/locales/pt-BR.json' with { type: 'json' };
import { post, sql } from './auth-posts.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { openMailServer } from './mail-server.ts';
import { newEmail, signUp } from './newsletter-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';
import { postAs } from './unverified-posts.ts';

let server: Awaited<ReturnType<typeof openMailServer>>;
let site: BuiltSite;
const staff = {} as Record<'admin' | 'manager', SignedIn>;
beforeAll(async () => {
  server = await openMailServer();
  site = await openBuiltSite({ env: { TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: server.url } });
  for (const role of ['admin', 'manager'] as const) staff[role] = await signedIn(site, role);
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const see = (path: string, who: keyof typeof staff = 'admin') =>
  visit(site, path, staff[who].cookie);
const again = (id: string, who: keyof typeof staff = 'admin') =>
  post(site, `/admin/mails/${id}`, { id }, { cookie: staff[who].cookie });
const mailTo = async (email: string) => {
  const [mail] = await sql<{
    id: string;
    state: string;
    again: number;
    html: string;
    body: string;
  }>('select id, state, again, html, body from public.mails where recipient = $1', email);
  return mail ?? { id: '', state: 'none', again: 0, html: '', body: '' };
};
/** The mail to an address once something has become of it. */
async function settled(email: string, state: string) {
  await expect.poll(async () => (await mailTo(email)).state).toBe(state);
  return mailTo(email);
}

it('a mail is found by its recipient, opened as it was sent, and sent again by permitted users', async () => {
  const email = newEmail();
  await postAs(site, 'contactSubmit', email);
  const { id } = await settled(email, 'sent');
  const list = (await see(`/admin/mails?text=${email.slice(0, 12)}`)).text;
  for (const message of [email, pt.states.sent, pt.about.lead]) expect(list).toContain(message);
  expect((await see('/admin/mails?text=nobody-at-all')).text).not.toContain(email);

  const opened = (await see(`/admin/mails?open=${id}`)).text;
  expect(opened).toContain('sandbox=""');
  // The logo is part of the mail itself, and nothing may be loaded.
  expect(opened).toContain('data:image/png;base64,');
  expect(opened).toContain('default-src &#x27;none&#x27;');

  // Nobody who may not manage settings, and not twice at once.
  expect((await see('/admin/mails', 'manager')).status).toBe(403);
  expect((await see(`/admin/mails/${id}`, 'manager')).status).toBe(403);
  expect((await again(id, 'manager')).status).toBe(403);
  expect((await again('01890000-0000-7000-8000-000000000001')).status).toBe(404);
  expect((await again(id)).status).toBe(200);
  await expect.poll(() => server.to(email).length).toBe(2);
  expect(await settled(email, 'sent')).toMatchObject({ again: 1 });
  const ids = server
    .to(email)
    .map(({ source }) => /^Message-ID:\s*<([\w-]+)\.[a-z2-7]{16}@/im.exec(source)?.[1] ?? '');
  expect(ids[1]).toBe(`${ids[0]}-again-1`);
});

it('no secret link is shown to staff', async () => {
  const email = newEmail();
  await signUp(site, { email });
  const { id, html, body } = await settled(email, 'sent');
  const [sent] = server.to(email);
  expect(sent?.source).toContain('token=3D');
  for (const stored of [html, body, (await see(`/admin/mails/${id}`)).text]) {
    expect(stored).toContain(`${site.origin}/…`);
    expect(stored).not.toMatch(/token=|unsubscribe|confirmar/);
  }
});

it('an undeliverable address is explained in a sentence above its mails', async () => {
  const email = newEmail();
  server.unknown.add(email);
  await signUp(site, { email });
  const went = newEmail();
  await postAs(site, 'contactSubmit', went);
  await settled(went, 'sent');
  await settled(email, 'failed');
  const { text } = await see('/admin/mails');
  expect(text).toContain(pt.errors.address);
  expect(text.indexOf(email)).toBeLessThan(text.indexOf(went));

  // The mailbox is back: what never went goes under its own name.
  server.unknown.delete(email);
  await sql(
    `update public.newsletter_subscriptions set undeliverable_at = null where email = $1`,
    email,
  );
  const { id } = await mailTo(email);
  expect((await again(id)).status).toBe(200);
  await settled(email, 'sent');
  expect(server.to(email)).toHaveLength(1);
  expect(server.to(email)[0]?.source).not.toContain('-again-');
});

it('sends no link for one use twice, and nothing for a post without a mail', async () => {
  const id = randomUUID();
  await sql(`insert into public.mails (id, kind, state) values ($1, 'account.mail', 'sent')`, id);
  const spent = await again(id);
  expect([spent.status, spent.text.includes(pt.outcomes.spent)]).toEqual([409, true]);
  const none = await post(site, '/admin/mails', { id: 'x' }, { cookie: staff.admin.cookie });
  expect([none.status, none.text.includes(pt.outcomes.invalid)]).toEqual([422, true]);
});

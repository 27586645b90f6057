import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { receiptLink } from '#app/features/qualification/intake/receipt-link.server.ts';
import { endpointPath } from '#app/paths.ts';
import { UNTIL } from '../patience.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { postForm } from './feedback-posts.ts';
import { leadPost } from './lead-post.ts';
import { newEmail, signUp } from './newsletter-posts.ts';
import { signedIn, visit } from './staff.ts';
import { postAs } from './unverified-posts.ts';

const site = useBuiltSite();

const LURE = 'golpe.example';
const NAME = `Ana, clique ${LURE}`;
const WORDS = `Sua conta foi bloqueada: https://${LURE}/entrar`;

type Mail = { kind: string; subject: string; html: string; body: string };
const mailsTo = (email: string) =>
  sql<Mail>(
    `select kind, subject, html, body from public.mails where recipient = $1 and state = 'kept'`,
    email,
  );
const foreign = ({ body, html }: Mail) =>
  [...`${body} ${html}`.matchAll(/https?:\/\/[^\s"'<>)]+/g)]
    .map(([link]) => link)
    .filter((link) => !link.startsWith(site().origin) && !link.startsWith('http://www.w3.org/'));

const lead = (email: string, name: string, message: string) =>
  site().ask(
    endpointPath('contactSubmit', 'pt-BR'),
    leadPost({
      origin: site().origin,
      answers: { email },
      fields: { 'answers.name': name, 'answers.message': message, session: randomUUID() },
      headers: { 'x-forwarded-for': '203.0.113.77' },
    }),
  );

it('say nothing that somebody typed, and lead nowhere but to this site', async () => {
  const victims = Array.from({ length: 4 }, newEmail) as [string, string, string, string];
  await lead(victims[0], NAME, WORDS);
  await postForm(site(), {
    fields: { name: NAME, email: victims[1], verbatim: `${WORDS} ${randomUUID()}` },
  });
  await signUp(site(), { email: victims[2] });
  await postAs(site(), 'privacySubmit', victims[3]);
  for (const victim of victims) {
    await expect.poll(async () => (await mailsTo(victim)).length, UNTIL).toBe(1);
    const [mail] = (await mailsTo(victim)) as [Mail];
    expect(JSON.stringify(mail)).not.toMatch(/golpe|bloqueada|clique/i);
    expect([mail.kind, foreign(mail)]).toEqual([mail.kind, []]);
  }
});

it('what was written is behind the link of the receipt, and behind no other', async () => {
  const email = newEmail();
  await lead(email, 'Ana Souza', 'Um pedido só meu.');
  const [row] = await sql<{ id: string; protocol: string }>(
    `select id, protocol from public.qualification_submissions where form_data::text like $1`,
    `%${email}%`,
  );
  if (!row) throw new Error('There is no lead.');
  const [mail] = await expect
    .poll(() => mailsTo(email), UNTIL)
    .toHaveLength(1)
    .then(() => mailsTo(email));
  expect(mail?.body).not.toContain('Um pedido');
  const { pathname, search } = new URL(receiptLink(row, 'pt-BR'));
  const page = await visit(site(), `${pathname}${search}`);
  expect([page.status, page.text.includes('Um pedido só meu.')]).toEqual([200, true]);
  for (const wrong of [pathname, `${pathname}?token=x`, `${pathname}${search.slice(0, -1)}`]) {
    const other = await visit(site(), wrong);
    expect([wrong, other.status, other.text.includes('Um pedido')]).toEqual([wrong, 200, false]);
  }
});

it('warns staff on the first screen, once they reached their ceiling', async () => {
  const admin = await signedIn(site(), 'admin');
  const overview = async () => (await visit(site(), '/admin', admin.cookie)).text;
  expect(await overview()).not.toContain('UNPROVED_MAILS_MAX');
  await sql(`insert into public.security_events (event_type, severity)
    values ('mail_ceiling_reached', 'warning')`);
  expect(await overview()).toContain('UNPROVED_MAILS_MAX');
});

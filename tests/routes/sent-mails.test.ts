import { afterAll, beforeAll, expect, it } from 'vitest';
import adminWords from '#app/areas/admin/locales/pt-BR.json' with { type: 'json' };
import staffFeedback from '#app/features/feedback/admin/staff-feedback/locales/pt-BR.json' with {
  type: 'json',
};
import mailWords from '#app/features/mails/locales/pt-BR.json' with { type: 'json' };
import pt from '#app/features/newsletter/admin/staff-newsletter/locales/pt-BR.json' with {
  type: 'json',
};
import { confirmPath } from '#app/features/newsletter/newsletter-links.server.ts';
import privacyWords from '#app/features/privacy/locales/pt-BR.json' with { type: 'json' };
import leads from '#app/features/qualification/admin/leads/locales/pt-BR.json' with {
  type: 'json',
};
import { endpointPath, pathTo } from '#app/paths.ts';
import { UNTIL } from '../patience.ts';
import { post, sql } from './auth-posts.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { leadPost } from './lead-post.ts';
import { openMailServer } from './mail-server.ts';
import { eventsOf, newEmail, rowOf, signUp } from './newsletter-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';
import { postAs } from './unverified-posts.ts';

const TEAM = 'equipe@forja.example';

let server: Awaited<ReturnType<typeof openMailServer>>;
let site: BuiltSite;
let admin: SignedIn;
beforeAll(async () => {
  server = await openMailServer();
  const env = { TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: server.url, TEAM_EMAIL: TEAM };
  site = await openBuiltSite({ env });
  admin = await signedIn(site, 'admin');
});
afterAll(async () => {
  await site.close();
  await server.close();
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

it('an undeliverable address gets no mail until it is confirmed again', async () => {
  const email = newEmail();
  server.unknown.add(email);
  await signUp(site, { email });
  // Failed at once, and for good: nobody waits two days for what will not change.
  await expect
    .poll(async () => (await bounces(email)).map(({ state, retry_count }) => [state, retry_count]))
    .toEqual([['failed', 0]]);
  const id = (await rowOf(email))?.id ?? '';
  expect(await eventsOf(id)).toEqual(['asked form', 'bounced server']);
  expect(await see('/admin/mails/jobs?state=failed&kind=newsletter.confirm-mail')).toContain(
    server.reason,
  );
  expect(await see(`/admin/newsletter?status=undeliverable&text=${email}`)).toContain(email);
  expect(await see(`/admin/newsletter?status=pending&text=${email}`)).not.toContain(`${email}</b>`);
  const proof = await see(`/admin/newsletter/${id}`);
  expect(proof).toContain(server.reason);
  expect(proof).toContain(pt.statuses.undeliverable);

  // The mailbox is back, and its owner asks again.
  server.unknown.delete(email);
  await letTimePass();
  await signUp(site, { email });
  const sent = () => server.to(email);
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

  // And gone again: active no longer, and no mail is sent there.
  server.unknown.add(email);
  await letTimePass();
  await signUp(site, { email });
  await expect.poll(async () => (await bounces(email)).length).toBe(2);
  expect(await rowOf(email)).toMatchObject({ status: 'pending' });
  expect((await eventsOf(id)).at(-1)).toBe('bounced server');
  expect(await see(`/admin/newsletter?status=active&text=${email}`)).not.toContain(`${email}</b>`);
});

it('anonymous requests send an address one mail of a kind, and staff see what was withheld', async () => {
  const victim = newEmail();
  for (const form of ['contactSubmit', 'privacySubmit'] as const) {
    const answers = [await postAs(site, form, victim), await postAs(site, form, victim)];
    // The reply does not show whether a mail was sent.
    for (const { status, headers } of answers) {
      expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/obrigado\//)]);
    }
  }
  const withheld = () =>
    sql<{ kind: string; about: string }>(
      `select name as kind, coalesce(data ->> 'submission_id', data ->> 'request_id') as about
       from pgboss.job where output ->> 'withheld' = 'limit' and state = 'completed' order by 1`,
    );
  await expect
    .poll(async () => (await withheld()).map(({ kind }) => kind))
    .toEqual(['lead.visitor-mail', 'privacy.proof-mail']);
  await expect.poll(() => server.to(victim).length).toBe(2);

  const [lead, request] = await withheld();
  expect(await see('/admin/mails/jobs?state=withheld')).toContain(adminWords.work.states.withheld);
  expect(await see(`/admin/leads/${lead?.about}`)).toContain(leads.withheld);
  const privacyScreen = `/admin/privacy/${request?.about}`;
  expect(await see(privacyScreen)).toContain(privacyWords.admin.withheld);
  const [sent] = await sql<{ id: string }>(
    `select id from public.qualification_submissions where form_data ->> 'email' = $1 and id <> $2`,
    victim,
    lead?.about,
  );
  expect(await see(`/admin/leads/${sent?.id}`)).not.toContain(leads.withheld);

  // The third of the day is any other kind; of the newsletter there is one place to see it, too.
  await signUp(site, { email: victim });
  await expect.poll(() => server.to(victim).length).toBe(3);
  await signUp(site, { email: victim });
  const subscription = (await rowOf(victim))?.id;
  expect(await see(`/admin/newsletter/${subscription}`)).toContain(pt.proof.withheld);

  // Staff send the link of the request again, whose first one would have expired by now.
  await sql(
    `update public.privacy_requests set created_at = created_at - interval '4 days' where id = $1`,
    request?.about,
  );
  const fields = { outcome: 'resend' };
  const { status, text } = await post(site, privacyScreen, fields, { cookie: admin.cookie });
  expect([status, text.includes(privacyWords.admin.done.resend)]).toEqual([200, true]);
  await expect.poll(() => server.to(victim).length).toBe(4);
  const plain =
    server
      .to(victim)
      .at(-1)
      ?.source.replace(/=\r?\n/g, '') ?? '';
  const [token = ''] = /\bp[\da-f]{32}[\w-]+/.exec(plain) ?? [];
  const opened = await site.ask(pathTo('privacyStep', 'pt-BR', { token }));
  expect([opened.status, opened.text.includes(privacyWords.step.prove.title)]).toEqual([200, true]);
  expect(await see(privacyScreen)).not.toContain(privacyWords.admin.withheld);
});

it('a lead that was deleted and is sent again within its ten minutes is mailed again', async () => {
  const answers = { nome: 'Zilda Prado', email: newEmail() };
  const postLead = () =>
    site.ask(endpointPath('projectSubmit', 'pt-BR'), leadPost({ origin: site.origin, answers }));
  const mailed = () => server.to(TEAM).filter(({ source }) => source.includes(answers.email));
  await postLead();
  await expect.poll(() => mailed().length).toBe(1);
  await sql(
    `delete from public.qualification_submissions where form_data ->> 'email' = $1`,
    answers.email,
  );
  await postLead();
  await expect.poll(() => mailed().length).toBe(2);
});

it('a receipt for feedback counts with the others', async () => {
  const [entry] = await sql<{ id: string }>(
    `insert into public.feedback_entries (id, protocol, project_id, type, verbatim, author_email)
     select gen_random_uuid(), 'F-WITH-HELD', p.id, 'bug', 'Quebrou.', $1
     from public.feedback_projects p where p.key = 'forja' returning id`,
    newEmail(),
  );
  await sql(
    `insert into private.stranger_mails (job_id, kind, subject_id, withheld)
     values (gen_random_uuid(), 'feedback.author-mail', $1, true)`,
    entry?.id,
  );
  expect(await see(`/admin/feedback/${entry?.id}`)).toContain(staffFeedback.withheld);
});

it('a digest holds what its reader owns, in their language, and is logged without its text', async () => {
  const [reader, other] = [await signedIn(site, 'manager'), await signedIn(site, 'manager')];
  await sql(`update public.user_profiles set locale = 'en' where user_id = $1`, reader.id);
  const leadOf = async ({ id }: SignedIn, name: string) => {
    const [lead] = await sql<{ id: string }>(
      `insert into public.qualification_submissions (id, form_data)
       values (gen_random_uuid(), jsonb_build_object('nome', $1::text)) returning id`,
      name,
    );
    await sql(
      `update public.qualification_submissions set owner_id = $2, answer_target = 60,
         answer_due_at = now() - interval '9 days' where id = $1`,
      lead?.id,
      id,
    );
    return lead?.id ?? '';
  };
  const ownLead = await leadOf(reader, 'Helena Prado');
  const theirs = await leadOf(other, 'Caio Brito');
  const day = new Date().toISOString().slice(0, 10);
  await sql(
    `insert into private.notice_digests (user_id, day, until)
     values ($1, $2, now() + interval '1 hour')`,
    reader.id,
    day,
  );
  const order = () =>
    sql(
      `insert into public.outbox (kind, payload) values ('notice.digest-mail',
         jsonb_build_object('user_id', $1::text, 'day', $2::text))`,
      reader.id,
      day,
    );
  await order();
  await expect.poll(() => server.to(reader.email).length).toBe(1);
  const source = server.to(reader.email)[0]?.source.replace(/=\r?\n/g, '') ?? '';
  expect(source).toContain(`<digest-${reader.id}-${day}.`);
  // With the unassigned ones from anonymous visitors.
  expect(source).toMatch(/^Subject: Today: \d+ leads? without a reply/m);
  expect(source).toContain('Helena Prado');
  expect(source).toContain(`/admin/leads/${ownLead}`);
  expect(source).not.toContain('Caio Brito');
  expect(source).not.toContain(theirs);
  expect(source).toContain('/admin/notifications/choices');
  const stored = () =>
    sql<{ state: string; html: string | null; body: string | null }>(
      `select state, html, body from public.mails
       where payload ->> 'user_id' = $1::text and kind = 'notice.digest-mail'`,
      reader.id,
    );
  await expect.poll(stored).toEqual([{ state: 'sent', html: null, body: null }]);

  // Its time is over: nobody gets the morning's news in the evening.
  await sql('update private.notice_digests set until = now() where user_id = $1', reader.id);
  await order();
  await expect
    .poll(async () => (await stored()).map(({ state }) => state).toSorted())
    .toEqual(['dropped', 'sent']);
  expect(server.to(reader.email)).toHaveLength(1);
});

it('mails of one kind that were requested together are sent one after the other, at once', async () => {
  // So many that one every two seconds, as a quiet queue is looked at, would not be done in time.
  const wanted = Math.ceil(UNTIL.timeout / 2000) + 5;
  const ids = await sql<{ id: string }>(
    `insert into public.outbox (kind, payload)
     select 'newsletter.confirm-mail', jsonb_build_object('event_id', gen_random_uuid())
     from generate_series(1, $1) returning id`,
    wanted,
  );
  await signUp(site, { email: newEmail() });
  const done = () =>
    sql<{ done: number }>(
      `select count(*)::integer as done from pgboss.job where state = 'completed' and id = any ($1)`,
      ids.map(({ id }) => id),
    );
  await expect.poll(done).toEqual([{ done: wanted }]);
});

it('a mail in progress is shown as such, and not sent again meanwhile', async () => {
  const [mail] = await sql<{ id: string }>(
    `update public.mails set state = 'sending'
     where id = (select id from public.mails where state = 'sent' limit 1) returning id`,
  );
  const visible = await see(`/admin/mails/${mail?.id}`);
  expect(visible).toContain(mailWords.states.sending);
  expect(visible).toContain(mailWords.beingSent);
  expect(await see('/admin/mails?state=sending')).toContain(`/admin/mails/${mail?.id}`);
});

it('staff see why a privacy request got no confirmation link', async () => {
  const stored = (reason: string | null) =>
    sql<{ id: string }>(
      `insert into public.privacy_requests (id, protocol, kind, email, locale, review_reason)
       values (gen_random_uuid(), 'P-' || upper(left(md5(random()::text), 8)), 'access', $1, 'pt-BR', $2) returning id`,
      newEmail(),
      reason,
    );
  const { unmailed, unsent, withheld } = privacyWords.admin;
  for (const [reason, words] of [...Object.entries(unmailed), ['too_fast', null]] as const) {
    const [request] = await stored(reason);
    const page = await see(`/admin/privacy/${request?.id}`);
    for (const each of [...Object.values(unmailed), unsent, withheld]) {
      if (each === words) expect(page).toContain(each);
      else expect(page).not.toContain(each);
    }
  }
});

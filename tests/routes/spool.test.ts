import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { workshops } from '#app/features/content/workshops/workshops.ts';
import { endpointPath } from '#app/paths.ts';
import { UNTIL } from '../patience.ts';
import { sql } from './auth-posts.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { watchEngine } from './engine-away.ts';
import { entriesSaying, filesOf, PNG, postForm } from './feedback-posts.ts';
import { leadId, leadPost } from './lead-post.ts';
import { eventsOf, newEmail, rowOf, signUp } from './newsletter-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';
import { postAs } from './unverified-posts.ts';

const engine = watchEngine();
let site: BuiltSite;
let staff: SignedIn;
beforeAll(async () => {
  site = await openBuiltSite({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  staff = await signedIn(site, 'admin');
  await site.ask('/');
});
afterAll(async () => {
  await engine.backAgain();
  await site.close();
  engine.stop();
});

const SCRIPT = { accept: 'application/json' };
const { qualification, newsletter, feedback } = messages['pt-BR'];
const json = (text: string) => JSON.parse(text) as Record<string, unknown>;
const spooled = () => {
  const folder = path.join(site.dataDir, 'spool');
  return existsSync(folder) ? readdirSync(folder) : [];
};

const FORMS = ['contactSubmit', 'talentSubmit', 'privacySubmit'] as const;
const TABLES = {
  contactSubmit: 'qualification_submissions',
  talentSubmit: 'talent_applications',
  privacySubmit: 'privacy_requests',
} as const;

/** What visitors were shown, by what they had sent. */
const numbers = new Map<string, string>();
const emails = { form: newEmail(), newsletter: newEmail() };
const verbatim = `O botão some. ${randomUUID()}`;
let began = 0;
let ended = 0;

describe('with the embedded database gone', () => {
  beforeAll(async () => {
    await engine.disconnect();
    began = Date.now();
  });
  afterAll(() => {
    ended = Date.now();
  });

  it.each(FORMS)('%s is received', async (form) => {
    const { status, headers } = await postAs(site, form, emails.form);
    const place = String(headers.location);
    expect([status, place]).toEqual([303, expect.stringMatching(/^\/obrigado\/[PT0-9A-Z-]+$/)]);
    numbers.set(form, place.split('/').at(-1) ?? '');
    const { text } = await site.ask(place);
    expect(text).toContain(qualification.received.title);
  });

  it('a script is told that its post was received', async () => {
    const fields = { lead: leadId() };
    const answers = { email: newEmail() };
    const post = leadPost({ origin: site.origin, answers, fields, headers: SCRIPT });
    const { status, text } = await site.ask(endpointPath('projectSubmit', 'pt-BR'), post);
    expect([status, json(text)]).toEqual([
      200,
      expect.objectContaining({
        ...{ kind: 'accepted', received: true, promise: null },
        title: qualification.received.title,
      }),
    ]);
  });

  it('a registration for a workshop is received', async () => {
    const slug = workshops()[0]?.slugs['pt-BR'] ?? '';
    const post = leadPost({
      origin: site.origin,
      answers: { email: emails.form },
      fields: { 'answers.name': 'Ana Souza', 'answers.date': 'other', session: randomUUID() },
    });
    const { status } = await site.ask(endpointPath('workshopSubmit', 'pt-BR', { slug }), post);
    expect(status).toBe(303);
  });

  it('a sign-up for the newsletter is received, with and without scripts', async () => {
    const plain = await signUp(site, { email: emails.newsletter });
    expect(plain.status).toBe(200);
    expect(plain.text).toContain(newsletter.outcome.received.text);
    const script = await signUp(site, { email: newEmail() }, { json: true });
    expect([script.status, json(script.text)]).toEqual([200, { outcome: 'received' }]);
  });

  it('feedback is received with its files', async () => {
    const files = [{ name: 'tela.png', bytes: PNG }];
    const { status, text } = await postForm(site, { fields: { verbatim }, files });
    expect(status).toBe(200);
    expect(text).toContain(feedback.outcome.received.title);
    expect(text).toMatch(/F-[0-9A-Z]{4}-[0-9A-Z]{4}/);
    const script = await postForm(site, { headers: SCRIPT });
    expect(json(script.text)).toMatchObject({ kind: 'accepted', received: true, missing: [] });
  });

  it('limits hold for a visitor', async () => {
    const send = () =>
      site.ask(
        endpointPath('projectSubmit', 'pt-BR'),
        leadPost({
          origin: site.origin,
          answers: { email: newEmail() },
          fields: { lead: leadId(), session: 'often' },
        }),
      );
    const statuses: number[] = [];
    for (let post = 0; post < 3; post += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([303, 303, 429]);
  });
});

describe('when it is back', () => {
  beforeAll(async () => {
    await engine.backAgain();
    await vi.waitFor(() => expect(spooled()).toEqual([]), UNTIL);
  });

  it.each(FORMS)('%s is stored once, with its number and its time', async (form) => {
    const rows = await sql<{ created_at: Date }>(
      `select created_at from public.${TABLES[form]} where protocol = $1`,
      numbers.get(form) ?? '',
    );
    expect(rows).toHaveLength(1);
    const at = rows[0]?.created_at.getTime() ?? 0;
    expect(at >= began && at <= ended).toBe(true);
  });

  it('all leads of a person have one contact and deals as for any lead', async () => {
    const rows = await sql(
      `select distinct s.contact_id, s.deal_id is not null as deal, s.review_reason
       from public.qualification_submissions s where s.form_data ->> 'email' = $1`,
      emails.form,
    );
    expect(rows).toEqual([{ contact_id: expect.any(String), deal: true, review_reason: null }]);
  });

  it('the sign-up waits for its confirmation, with the moment of the yes', async () => {
    const row = await rowOf(emails.newsletter);
    expect(row?.status).toBe('pending');
    expect(await eventsOf(row?.id ?? '')).toEqual(['asked form']);
    const [event] = await sql<{ happened_at: Date }>(
      'select happened_at from public.newsletter_events where subscription_id = $1',
      row?.id ?? '',
    );
    expect((event?.happened_at.getTime() ?? 0) <= ended).toBe(true);
  });

  it('the feedback is stored once with its file', async () => {
    const entries = await entriesSaying(verbatim);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.attachments).toMatchObject([{ name: 'tela.png', size: PNG.length }]);
    expect(await filesOf(entries[0]?.id ?? '')).toHaveLength(1);
  });

  it('the first screen of staff says so', async () => {
    const { text } = await visit(site, '/admin', staff.cookie);
    expect(text).toContain(messages['pt-BR'].outage.notice.over.title);
  });
});

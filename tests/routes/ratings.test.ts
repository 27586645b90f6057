import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { followUpPath, mailedToken } from '#app/features/feedback/follow-up-link.server.ts';
import surveyWords from '#app/features/satisfaction/admin/surveys/locales/pt-BR.json' with {
  type: 'json',
};
import { markedPath, ratingPath } from '#app/features/satisfaction/rating-link.server.ts';
import { leavePath, surveyPath } from '#app/features/satisfaction/survey-link.server.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { postForm } from './feedback-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* Ratings of tickets by their requesters, and surveys whether contacts would recommend the company. */

const site = useBuiltSite();
let manager: SignedIn;
beforeAll(async () => {
  manager = await signedIn(site(), 'manager');
});

/** A ticket that was just solved: with an entry behind it, or opened by hand. */
async function solved(withEntry: boolean) {
  const [verbatim, email] = [`O menu some. ${randomUUID()}`, `${randomUUID()}@casa.example`];
  if (withEntry) await postForm(site(), { fields: { verbatim, email } });
  const [ticket] = await sql<{ id: string }>(
    `insert into public.feedback_tickets (project_id, feedback_id, title, author_email, locale)
     select p.id, (select e.id from public.feedback_entries e where e.verbatim = $1), 'Menu ' || $1, $2, 'pt-BR'
     from public.feedback_projects p where p.key = 'forja' returning id`,
    verbatim,
    email,
  );
  const id = ticket?.id ?? '';
  const { status } = await post(
    site(),
    `/admin/tickets/${id}`,
    { intent: 'move', status: 'solved' },
    { cookie: manager.cookie },
  );
  expect(status).toBe(200);
  const [rating] = await sql<{ id: string; entry_id: string | null }>(
    'select id, entry_id from public.ticket_ratings where ticket_id = $1',
    id,
  );
  const entryId = rating?.entry_id ?? null;
  return {
    id,
    entryId,
    rating: rating?.id ?? '',
    page: ratingPath({ id: rating?.id ?? '', entryId }, 'pt-BR'),
  };
}
const stored = async (rating: string) =>
  (
    await sql<{ score: number | null; comment: string | null }>(
      'select score, comment from public.ticket_ratings where id = $1',
      rating,
    )
  )[0];
/** Where the form of a page posts to. */
const actionIn = (text: string, end: string) =>
  new RegExp(`action="([^"]*/${end})"`).exec(text)?.[1] ?? '';

describe.each([
  ['with the page of the entry', true],
  ['with a page of its own', false],
])('a solved ticket, %s', (_, withEntry) => {
  it('is rated by one button on the page; a link in the mail only preselects', async () => {
    const { id, rating, page, entryId } = await solved(withEntry);
    if (entryId) expect(page).toBe(followUpPath(mailedToken(entryId), 'pt-BR'));
    const { text, status } = await site().ask(markedPath(page, 4));
    expect(status).toBe(200);
    expect(text).toMatch(/<input[^>]*value="4"[^>]*checked=""|<input[^>]*checked=""[^>]*value="4"/);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(await stored(rating)).toEqual({ score: null, comment: null });

    const action = actionIn(text, 'avaliar');
    const message = await post(site(), action, { rating, score: '4', comment: 'Rápido <b>' });
    expect(message.status).toBe(303);
    expect(message.headers.location?.split('#')[0]).toBe(page);
    expect(await stored(rating)).toEqual({ score: 4, comment: 'Rápido <b>' });
    expect((await site().ask(page)).text).toContain('Rápido &lt;b&gt;');
    const staff = await visit(site(), `/admin/tickets/${id}`, manager.cookie);
    expect(staff.text).toContain('4 de 5');
    expect(staff.text).toContain('Rápido &lt;b&gt;');
  });

  it('refuses invalid scores, long texts, foreign ratings and bots', async () => {
    const [{ rating, page }, other] = [await solved(withEntry), await solved(withEntry)];
    const action = actionIn((await site().ask(page)).text, 'avaliar');
    const statuses = [
      await post(site(), action, { rating }),
      await post(site(), action, { rating, score: '9' }),
      await post(site(), action, { rating, score: '3', comment: 'a'.repeat(2001) }),
      await post(site(), action, { rating: other.rating, score: '1' }),
      await post(site(), action.replace(/[^/]{8}\/avaliar/, 'xxxxxxxx/avaliar'), {
        rating,
        score: '1',
      }),
      await post(site(), action, { rating, score: '1', website: 'x' }),
    ].map(({ status }) => status);
    expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 404, 404]);
    expect(await stored(other.rating)).toEqual({ score: null, comment: null });
  });
});

describe('a survey', () => {
  async function asked() {
    const email = `${randomUUID()}@casa.example`;
    const [row] = await sql<{ id: string }>(
      `with contact as (
         insert into public.crm_contacts (name, email, source) values ('Ana', $1, 'website') returning id),
       agreed as (insert into public.survey_consents (email, way) values ($1, 'page')),
       survey as (
         insert into public.nps_surveys (id, project_id)
         select gen_random_uuid(), id from public.feedback_projects where key = 'forja' returning id)
       insert into public.nps_invitations (survey_id, contact_id, email)
       select survey.id, contact.id, $1 from survey, contact returning id`,
      email,
    );
    return { id: row?.id ?? '', email };
  }
  const answers = (email: string) =>
    sql<{ score: number }>(
      `select score from public.feedback_entries where author_email = $1 and type = 'nps'`,
      email,
    );
  const agrees = async (email: string) =>
    (
      await sql<{ left: boolean }>(
        'select left_at is not null as left from public.survey_consents where email = $1',
        email,
      )
    )[0]?.left === false;

  it('is answered by one button on the page, repeatedly, in one entry', async () => {
    const { id, email } = await asked();
    const page = surveyPath(id, 'en');
    const { text } = await site().ask(markedPath(page, 0));
    expect(await answers(email)).toEqual([]);
    const action = actionIn(text, 'recommend');
    expect((await post(site(), action, { score: '0' })).status).toBe(303);
    expect((await post(site(), action, { score: '9', comment: 'Great' })).status).toBe(303);
    expect(await answers(email)).toEqual([{ score: 9 }]);
    expect((await post(site(), action, { score: '11' })).status).toBe(422);
    expect((await site().ask(`${page}x`)).status).toBe(404);
  });

  it('is left by a button, by a mail program, and not by opening the link', async () => {
    const [hand, program] = [await asked(), await asked()];
    const link = leavePath(hand.id, 'pt-BR');
    expect((await site().ask(link)).status).toBe(200);
    expect(await agrees(hand.email)).toBe(true);
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    expect((await post(site(), link.split('?')[0] ?? '', { token })).status).toBe(200);
    expect(await agrees(hand.email)).toBe(false);

    const oneClick = (body: string) =>
      site().ask(leavePath(program.id, 'en'), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    expect((await oneClick('token=x')).status).toBe(403);
    expect(await agrees(program.email)).toBe(true);
    expect((await oneClick('List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await agrees(program.email)).toBe(false);
  });
});

describe('consent to surveys on the page of a contact', () => {
  it('is recorded only with a proof, shown with it, and ended by permitted users', async () => {
    const admin = await signedIn(site(), 'admin');
    const email = `${randomUUID()}@casa.example`;
    const [contact] = await sql<{ id: string }>(
      `insert into public.crm_contacts (name, email, source) values ('Ana', $1, 'website') returning id`,
      email,
    );
    const page = async (who: SignedIn) =>
      (await visit(site(), `/admin/contacts/${contact?.id}`, who.cookie)).text;
    const note = (fields: Record<string, string>, who = admin) =>
      post(site(), '/admin/surveys', { email, ...fields }, { cookie: who.cookie });
    expect(await page(admin)).toContain(surveyWords.contact.none);
    const bare = await note({ intent: 'consent', proof: ' ' });
    expect([bare.status, bare.text.includes(surveyWords.why.proof_missing)]).toEqual([422, true]);
    expect((await note({ intent: 'consent', proof: 'Disse no telefone.' })).status).toBe(200);
    expect(await page(admin)).toContain('Disse no telefone.');
    // A user who may not change it reads it, without a button.
    const read = await page(manager);
    expect(read).toContain('Disse no telefone.');
    expect(read).not.toContain(surveyWords.contact.leave);
    const leave = { intent: 'leave', contact: contact?.id ?? '' };
    expect((await note(leave, manager)).status).toBe(403);
    expect((await note(leave)).text).toContain(surveyWords.done.leave.replace('{{email}}', email));
    const [until = ''] = surveyWords.contact.left.staff.split('{{date}}');
    expect(await page(admin)).toContain(until);
    expect((await note(leave)).status).toBe(409);
    expect((await note({ intent: 'consent', proof: 'Voltou.' })).status).toBe(409);
  });
});

it('the figures and lists of tickets open for users who read feedback', async () => {
  const viewer = await signedIn(site(), 'viewer');
  for (const path of ['figures', 'counted', 'ratings'].map((one) => `/admin/tickets/${one}`)) {
    expect((await visit(site(), path, viewer.cookie)).status).toBe(200);
  }
  const surveys = '/admin/surveys';
  expect((await visit(site(), surveys, viewer.cookie)).status).toBe(403);
  expect((await visit(site(), surveys, manager.cookie)).status).toBe(200);
});

it('a survey that would reach nobody is not sent', async () => {
  const [project] = await sql<{ id: string }>(
    `insert into public.feedback_projects (key, name, product) values ($1, 'Vazio', 'forja') returning id`,
    `vazio-${randomUUID().slice(0, 8)}`,
  );
  const fields = { intent: 'send', id: randomUUID(), project: project?.id ?? '', seen: '1' };
  const { cookie } = await signedIn(site(), 'admin');
  const { status, text } = await post(site(), '/admin/surveys', fields, { cookie });
  expect([status, text.includes(surveyWords.why.survey_reaches_nobody)]).toEqual([409, true]);
});

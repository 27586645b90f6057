import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import pt from '#app/areas/portal/locales/pt-BR.json' with { type: 'json' };
import { portalPath, portalPaths } from '#app/paths.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { letIn, someProject } from './project-rows.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const people = {} as Record<'owner' | 'colleague' | 'stranger', SignedIn>;
let survey = '';
let page = '';

beforeAll(async () => {
  for (const who of ['owner', 'colleague', 'stranger'] as const)
    people[who] = await signedIn(site(), null);
  const ours = await someProject();
  await letIn(ours, people.owner.id, 'owner');
  await letIn(ours, people.colleague.id, 'owner');
  const [row] = await sql<{ id: string }>(
    `with contact as (
       insert into public.crm_contacts (name, email, source) values ('Bia', $1, 'website') returning id, email
     ), consent as (
       insert into public.survey_consents (email, way) select email, 'page' from contact
     ), survey as (
       insert into public.nps_surveys (id, project_id)
       select gen_random_uuid(), id from public.feedback_projects where key = 'forja' returning id
     )
     insert into public.nps_invitations (survey_id, contact_id, email)
     select survey.id, contact.id, contact.email from survey, contact returning id`,
    people.owner.email,
  );
  survey = row?.id ?? '';
  page = portalPath('survey', { id: survey });
});

const answer = (who: keyof typeof people, score: string, at = page) =>
  post(site(), at, { score, comment: 'Bom.' }, { cookie: people[who].cookie });
const given = () =>
  sql<{ score: number }>(
    `select e.score from public.nps_invitations i join public.feedback_entries e on e.id = i.entry_id`,
  );

it('is shown only to its recipient', async () => {
  const overview = await visit(site(), portalPaths.overview, people.owner.cookie);
  expect(overview.text).toContain(page);
  const visible = await visit(site(), page, people.owner.cookie);
  expect([visible.status, visible.text.includes(pt.survey.question)]).toEqual([200, true]);
  for (const who of ['colleague', 'stranger'] as const) {
    const list = await visit(site(), portalPaths.overview, people[who].cookie);
    expect([who, list.text.includes(page)]).toEqual([who, false]);
    expect([who, (await visit(site(), page, people[who].cookie)).status]).toEqual([who, 404]);
    expect([who, (await answer(who, '1')).status]).toEqual([who, 404]);
  }
  expect((await visit(site(), page)).status).toBe(303);
  expect(await given()).toEqual([]);
  const refusals = await sql(
    `select 1 from public.security_events, generate_series(1, occurrences)
         where event_type = 'access_refused' and user_id = $1`,
    people.colleague.id,
  );
  expect(refusals.length).toBeGreaterThan(1);
  expect((await answer('owner', '9', portalPath('survey', { id: randomUUID() }))).status).toBe(404);
});

it('is answered once, and changed for a week', async () => {
  for (const wrong of ['', '11', '-1', 'x']) {
    const { status, text } = await answer('owner', wrong);
    expect([wrong, status, text.includes(pt.survey.why.missing)]).toEqual([wrong, 422, true]);
  }
  const sent = await answer('owner', '9');
  expect([sent.status, sent.headers.location]).toEqual([303, page]);
  const visible = await visit(site(), page, people.owner.cookie);
  expect(visible.text).toContain(pt.survey.given.replace('{{score}}', '9'));
  expect(visible.text).toContain(pt.survey.change);
  const overview = await visit(site(), portalPaths.overview, people.owner.cookie);
  expect(overview.text).not.toContain(page);
  expect((await answer('owner', '4')).status).toBe(303);
  expect(await given()).toEqual([{ score: 4 }]);
  await sql(
    `update public.nps_invitations set answered_at = now() - interval '8 days' where id = $1 returning id`,
    survey,
  );
  const late = await answer('owner', '10');
  expect([late.status, late.text.includes(pt.survey.change)]).toEqual([409, false]);
  expect(await given()).toEqual([{ score: 4 }]);
});

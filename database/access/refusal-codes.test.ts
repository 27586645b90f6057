import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../../app/platform/database/actor.server.ts';
import { sqlState } from '../../app/platform/database/errors.server.ts';
import { begin } from '../testing/import-lines.ts';
import { makePerson } from '../testing/people.ts';
import { letIn, makeProject, type Project } from '../testing/projects.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

/* Refusals that forms prevent: as a client of the database meets them. */

useScratchDatabase();

const people = {} as Record<'admin' | 'manager' | 'client', Person>;
let project: Project;
let lead = '';
let contact = '';
let entry = '';
let pipeline = '';
const otherProject = randomUUID();
beforeAll(async () => {
  for (const role of ['admin', 'manager'] as const) {
    people[role] = { kind: 'user', userId: await makePerson({ role }) };
  }
  people.client = { kind: 'user', userId: await makePerson() };
  project = await makeProject('Padaria Sol');
  await letIn(project, people.client.userId, 'owner');
  const one = async (text: string) =>
    (await ownerSql<{ id: string }>(`${text} returning id`))[0]?.id;
  lead =
    (await one(`insert into public.qualification_submissions (id, source, form_data)
      values (gen_random_uuid(), 'contact_form', '{"name": "Ana", "email": "ana@casa.example"}')`)) ??
    '';
  contact =
    (await one(`insert into public.crm_contacts (name, email, source)
      values ('Bia', 'bia@casa.example', 'manual')`)) ?? '';
  entry =
    (await one(`insert into public.feedback_entries (id, protocol, project_id, type, verbatim)
      select gen_random_uuid(), 'P-1', id, 'bug', 'Some' from public.feedback_projects where key = 'forja'`)) ??
    '';
  await ownerSql(
    `insert into public.feedback_projects (id, key, name, product) values ($1, 'outro', 'Outro', 'forja')`,
    [otherProject],
  );
  const [made] = await ownerSql<{ id: string }>(
    `with made as (insert into public.crm_pipelines (product, slug, name, position)
       values ('forja', 'eventos', 'Eventos', 9) returning id)
     insert into public.crm_stages (pipeline_id, slug, name, position, kind, chance)
     select id, kind, kind, n, kind, chance
     from made, (values ('open', 1, 10), ('won', 2, 100), ('lost', 3, 0)) s (kind, n, chance)
     returning pipeline_id as id`,
  );
  pipeline = made?.id ?? '';
  await ownerSql(
    `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
     select $1, pipeline_id, id, 'Portal', 'manual' from public.crm_stages
     where pipeline_id = $2 and kind = 'open'`,
    [contact, pipeline],
  );
  await ownerSql('delete from public.crm_deals where pipeline_id = $1', [pipeline]);
  await ownerSql(
    `select private.count_hit(jsonb_build_array('client files', $1::uuid)::text, 60, interval '1 day'),
       private.count_hit('security-event:' || $2::uuid, 60, interval '1 hour') from generate_series(1, 60)`,
    [people.client.userId, people.manager.userId],
  );
});

const files = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, n) => ({
      ...{
        key: `feedback/${String(n).repeat(64)}`,
        name: 'a.pdf',
        type: 'application/pdf',
        size: 1,
      },
      sha256: '0'.repeat(64),
    })),
  );
const opening = (count: number) =>
  `select public.open_client_ticket('${randomUUID()}', '${project.organization}', null, 'Combo', 'Some.', '${files(count)}')`;
const byHand = (what: string, name: string) =>
  `select * from public.add_by_hand('${randomUUID()}', '${what}', 'forja', '${name}', null, null, null, null)`;
const rule = (subject: string) =>
  `insert into public.automation_rules (name, subject, starts, acts)
   values ('Avisar', '${subject}', '{"kind": "arrives"}', '[{"kind": "notice", "to": ["owner"]}]')`;

test.each<[code: string, state: string, who: keyof typeof people, statement: () => string]>([
  ['files_many', 'PT422', 'client', () => opening(6)],
  ['files_limited', 'PT429', 'client', () => opening(1)],
  [
    'note_invalid',
    'PT422',
    'manager',
    () => `select public.add_contact_note('${contact}', 'note', ' ')`,
  ],
  [
    'note_invalid',
    'PT422',
    'manager',
    () => `select public.add_contact_note('${contact}', 'fax', 'Oi')`,
  ],
  [
    'project_state_unknown',
    'PT422',
    'manager',
    () => `select public.set_project_state('${project.id}', 'lost')`,
  ],
  [
    'reason_unknown',
    'PT422',
    'manager',
    () =>
      `update public.qualification_submissions set status = 'lost', close_reason = 'fit' where id = '${lead}'`,
  ],
  [
    'request_unknown',
    'PT404',
    'admin',
    () => `select public.answer_privacy_request(gen_random_uuid(), 'done', 'Feito.')`,
  ],
  ['rule_subject', 'PT422', 'admin', () => rule('invoice')],
  [
    'task_gone',
    'PT404',
    'manager',
    () => `select public.edit_task(gen_random_uuid(), 1, 'Ligar', null, now(), true, null, null)`,
  ],
  [
    'security_events_limited',
    'PT429',
    'manager',
    () => `select public.log_security_event('suspicious_submission')`,
  ],
  ['by_hand_invalid', 'PT422', 'manager', () => byHand('ticket', 'Ana')],
  ['by_hand_invalid', 'PT422', 'manager', () => byHand('contact', ' ')],
  ['tag_unnamed', 'PT422', 'admin', () => `select public.make_tag(' ')`],
  ['tag_unnamed', 'PT422', 'admin', () => `select public.make_tag('${'a'.repeat(41)}')`],
  [
    'ticket_other_project',
    'PT422',
    'manager',
    () => `insert into public.feedback_tickets (project_id, feedback_id, title)
      values ('${otherProject}', '${entry}', 'Menu')`,
  ],
  [
    'pipeline_has_past',
    'PT409',
    'admin',
    () => `delete from public.crm_pipelines where id = '${pipeline}'`,
  ],
  [
    'product_slug_stays',
    'PT403',
    'admin',
    () => `update public.crm_products set slug = 'outra' where slug = 'doavya'`,
  ],
  [
    'source_taken',
    'PT409',
    'admin',
    () =>
      `update public.crm_products set lead_sources = lead_sources || '{website}' where slug = 'doavya'`,
  ],
])('%s (%s) is what the %s gets', async (code, state, who, statement) => {
  const error: unknown = await actorSql(people[who], statement()).catch(
    (thrown: unknown) => thrown,
  );
  expect([(error as Error).message, sqlState(error)]).toEqual([code, state]);
});

test('source_unknown (PT403) is what an import gets for a source of another product', async () => {
  const id = await begin(people.manager.userId);
  const map = `select public.map_import('${id}', '{name}', 'forja', 'doavya', 'skip')`;
  await expect(actorSql(people.manager, map)).rejects.toThrow('source_unknown');
});

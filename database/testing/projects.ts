import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import type { Person } from '../../app/platform/database/actor.server.ts';
import { makePerson } from './people.ts';
import { actorSql, ownerSql } from './scratch-database.ts';

export type Project = { organization: string; id: string };

const PROMISES = [
  '2026-08-07',
  '2026-08-21',
  '2026-09-04',
  '2026-11-13',
  '2026-11-25',
  '2026-12-02',
];

/** A project of a client of its own, with six promised days, as the owner of the database makes it. */
export async function makeProject(
  name: string,
  { shown = true, product = 'forja' } = {},
): Promise<Project> {
  const [made] = await ownerSql<Project>(
    `with client as (
       insert into public.client_organizations (name) values ($1) returning id
     ), project as (
       insert into public.projects (organization_id, name, value, starts_on, shown_at, product)
       select id, $1, 9000, '2026-08-03', case when $2 then now() end, $4 from client
       returning id, organization_id
     ), stages as (
       insert into public.project_stages (project_id, position, promised_on)
       select project.id, d.place, d.day::date
       from project, unnest($3::text[]) with ordinality d (day, place)
     )
     select id, organization_id as organization from project`,
    [name, shown, PROMISES, product],
  );
  if (!made) throw new Error('There is no project.');
  return made;
}

export const letIn = (project: Project, user: string, role: string) =>
  ownerSql(
    `insert into public.client_members (organization_id, user_id, role) values ($1, $2, $3)`,
    [project.organization, user, role],
  );

/** Sends a version as a colleague does, and says under which id. */
export async function sendVersion(
  by: Person,
  project: Project,
  { deliverable = null as string | null, holds = false } = {},
) {
  const version = randomUUID();
  const key = randomUUID().replaceAll('-', '').repeat(2);
  const file = { key: `projects/${key}`, name: 'tela.pdf', type: 'application/pdf', size: 3 };
  const [row] = await actorSql<{ deliverable: string }>(
    by,
    `select public.send_version('${version}', '${project.id}',
       ${deliverable ? `'${deliverable}'` : 'null'}, 'Tela de pedido', 4,
       '${JSON.stringify({ ...file, sha256: key })}', null, 'O total ficou maior.', ${holds}) as deliverable`,
  );
  return { version, deliverable: row?.deliverable ?? '', sha256: key };
}

export const WHO = [
  ...(['manager', 'analyst', 'nobody', 'owner', 'second', 'member', 'finance'] as const),
  ...(['other', 'gone'] as const),
] as const;
export type Who = (typeof WHO)[number];

/** Two clients with a project each, and everybody who may or may not see them. */
export function useProjectCast() {
  const people = {} as Record<Who, string>;
  const cast = { ours: { organization: '', id: '' }, theirs: { organization: '', id: '' } };
  const as = (who: Who) => ({ kind: 'user', userId: people[who] }) as const;
  const one = async <Row>(who: Who, text: string) => (await actorSql<Row>(as(who), text))[0];
  beforeAll(async () => {
    for (const who of WHO) {
      const role = who === 'manager' || who === 'analyst' ? who : undefined;
      people[who] = await (role ? makePerson({ role }) : makePerson());
    }
    // Staff without the right to read projects: a role that was left with nothing of them.
    await ownerSql(
      `delete from public.role_permissions where role = 'analyst' and resource = 'projects'`,
    );
    Object.assign(cast, {
      ours: await makeProject('Padaria Sol'),
      theirs: await makeProject('Padaria Lua'),
    });
    const { ours, theirs } = cast;
    for (const role of ['owner', 'member', 'finance'] as const) {
      await letIn(ours, people[role], role);
    }
    await letIn(ours, people.second, 'owner');
    await letIn(theirs, people.other, 'owner');
    await letIn(ours, people.gone, 'owner');
    await ownerSql('delete from public.client_members where user_id = $1', [people.gone]);
  });
  return { people, cast, as, one };
}

import { randomUUID } from 'node:crypto';
import { sql } from './auth-posts.ts';

export type Project = { id: string; organization: string };

/** A project of a client of its own, with six promised days. */
export async function someProject({ shown = true, name = 'Padaria Sol' } = {}): Promise<Project> {
  const [project] = await sql<Project>(
    `with client as (
       insert into public.client_organizations (name) values ($1) returning id
     ), project as (
       insert into public.projects (organization_id, name, value, starts_on, shown_at)
       select id, $1 || ', pedidos', 9000, '2026-08-03', case when $2 then now() end from client
       returning id, organization_id
     ), stages as (
       insert into public.project_stages (project_id, position, promised_on)
       select project.id, place, date '2026-08-03' + place * 21 from project, generate_series(1, 6) place
     )
     select id, organization_id as organization from project`,
    name,
    shown,
  );
  if (!project) throw new Error('There is no project.');
  return project;
}

export const letIn = ({ organization }: Project, user: string, role: string) =>
  sql(
    `insert into public.client_members (organization_id, user_id, role) values ($1, $2, $3)
     returning id`,
    organization,
    user,
    role,
  );

export type SomeVersion = { deliverable: string; version: string; sha256: string };

/** A version that waits for its client. */
export async function someVersion({ id }: Project, title = 'Tela de pedido'): Promise<SomeVersion> {
  const sha256 = randomUUID().replaceAll('-', '').repeat(2);
  const [sent] = await sql<{ deliverable: string; version: string }>(
    `with deliverable as (
       insert into public.deliverables (project_id, position, title) values ($1, 4, $2) returning id
     )
     insert into public.deliverable_versions
       (id, deliverable_id, number, storage_key, file_name, content_type, size, sha256)
     select gen_random_uuid(), id, 1, 'projects/' || $3, 'tela.pdf', 'application/pdf', 3, $3
     from deliverable returning id as version, deliverable_id as deliverable`,
    id,
    title,
    sha256,
  );
  if (!sent) throw new Error('There is no version.');
  return { ...sent, sha256 };
}

/** A drawn page of a version; its bytes lie nowhere. */
export async function somePage(version: string): Promise<string> {
  const [page] = await sql<{ id: string }>(
    `with drawn as (
       update public.deliverable_versions set drawing = 'drawn', pages = 1 where id = $1 returning id
     )
     insert into public.version_pages (version_id, page, width, height, storage_key, size, sha256)
     select id, 1, 700, 990, 'projects/' || $2, 3, $2 from drawn returning id`,
    version,
    randomUUID().replaceAll('-', '').repeat(2),
  );
  if (!page) throw new Error('There is no page.');
  return page.id;
}

export type SomeFile = { file: string; version: string };

/** A file of a project, as if it had come; its bytes lie nowhere. */
export async function someFile({ id }: Pick<Project, 'id'>, name = 'logo.png'): Promise<SomeFile> {
  const key = randomUUID().replaceAll('-', '').repeat(2);
  const [made] = await sql<SomeFile>(
    `with file as (
       insert into public.project_files (id, project_id, name) values (gen_random_uuid(), $1, $2)
       returning id
     )
     insert into public.project_file_versions
       (id, file_id, number, storage_key, file_name, content_type, size, sha256, from_client)
     select gen_random_uuid(), id, 1, 'projects/' || $3, $2, 'image/png', 3, $3, true
     from file returning id as version, file_id as file`,
    id,
    name,
    key,
  );
  if (!made) throw new Error('There is no file.');
  return made;
}

/** A ticket of a client that waits for its people, with messages to and from them. */
export async function someClientTicket({ organization, id }: Project, title = 'Combo de sábado') {
  const [made] = await sql<{ id: string }>(
    `with ticket as (
       insert into public.feedback_tickets
         (project_id, title, author_name, author_email, organization_id, client_project_id)
       select f.id, $2, 'Bia', 'bia@padaria.example', $1, $3
       from public.feedback_projects f where f.key = 'forja' returning id, project_id
     ), said as (
       insert into public.feedback_messages (ticket_id, author, author_name, author_email, body, via,
         organization_id)
       select id, 'author', 'Bia', 'bia@padaria.example', 'O combo some à tarde.', 'portal', $1 from ticket
     )
     select id from ticket`,
    organization,
    title,
    id,
  );
  return made?.id ?? '';
}

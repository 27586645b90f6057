import { randomUUID } from 'node:crypto';
import { sql } from './auth-posts.ts';
import type { Sample } from './settings-posts.ts';

type Project = { id: string; organization: string };

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

/** A ticket of a client that waits for its people, with what was said to them and by them. */
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

const onAccount = (fields: Record<string, string>) => async (): Promise<Sample> => ({
  path: '/portal/cliente/conta',
  fields,
});

type Fields = (one: { key: string }) => Record<string, string>;

const onProject =
  (fields: Fields, shown = true) =>
  async (): Promise<Sample> => {
    const { id } = await someProject({ shown });
    return { path: `/admin/projects/${id}`, fields: fields({ key: randomUUID() }) };
  };
const onShown = (fields: Fields) => onProject(fields);

const onVersion =
  (fields: (one: SomeVersion) => Record<string, string>) => async (): Promise<Sample> => {
    const sent = await someVersion(await someProject());
    return { path: `/portal/cliente/entregas/${sent.deliverable}`, fields: fields(sent) };
  };

/** Samples of every post about projects, as `samplePosts` has them. */
export const projectPosts = {
  'admin.clientProject': {
    save: onProject(
      () => ({ intent: 'save', revision: '1', name: 'Outro', startsOn: '2026-08-03' }),
      false,
    ),
    show: onProject(() => ({ intent: 'show' }), false),
    dates: onShown(() => ({
      ...{ intent: 'dates', 'planned-6': '2027-01-10', cause: 'Atraso.', whose: 'ours' },
    })),
    state: onShown(() => ({ intent: 'state', state: 'paused' })),
    version: onShown(({ key }) => ({
      ...{ intent: 'version', key, deliverable: '', title: 'Tela', position: '4' },
      ...{ link: '', changes: '' },
    })),
    update: onShown(({ key }) => ({ intent: 'update', key, body: 'Novo.' })),
    note: onShown(({ key }) => ({ intent: 'note', key, body: 'Interno.' })),
    wait: onShown(() => ({
      ...{ intent: 'wait', position: '3', what: 'Acesso', since: '2026-08-10' },
    })),
    'end-wait': onShown(({ key }) => ({ intent: 'end-wait', wait: key })),
    invite: onShown(({ key }) => ({
      ...{ intent: 'invite', email: `${key}@padaria.example`, name: 'Nina', role: 'member' },
      locale: 'pt-BR',
    })),
    revoke: onShown(({ key }) => ({ intent: 'revoke', invitation: key })),
  },
  'portal.view': {
    begin: async (): Promise<Sample> => ({
      path: '/portal/vista',
      fields: { project: (await someProject()).id },
    }),
  },
  'portal.endView': {
    end: async (): Promise<Sample> => ({ path: '/portal/vista/sair', fields: {} }),
  },
  'portal.project': {
    comment: async (): Promise<Sample> => {
      const { id } = await someProject();
      const fields = { intent: 'comment', id: randomUUID(), update: randomUUID(), body: 'Oi.' };
      return { path: `/portal/cliente/projetos/${id}`, fields };
    },
  },
  'portal.account': {
    profile: onAccount({ intent: 'profile', name: 'Bia Nunes', locale: 'pt-BR' }),
    notices: onAccount({
      ...{ intent: 'notices', deliverable: 'now', answer: 'digest', date: 'off', ticket: 'now' },
      ...{ 'invoice.due': 'now', 'invoice.overdue': 'now' },
    }),
    invite: onAccount({
      ...{ intent: 'invite', organization: randomUUID(), email: 'nina@padaria.example' },
      ...{ name: 'Nina', role: 'member', locale: 'pt-BR' },
    }),
    withdraw: onAccount({
      ...{ intent: 'withdraw', organization: randomUUID(), invitation: randomUUID() },
    }),
    role: onAccount({
      ...{ intent: 'role', organization: randomUUID(), user: randomUUID(), role: 'member' },
    }),
    end: onAccount({ intent: 'end', organization: randomUUID(), user: randomUUID() }),
    erase: onAccount({ intent: 'erase', id: randomUUID(), sure: 'yes' }),
  },
  'portal.survey': {
    answer: async (): Promise<Sample> => ({
      path: `/portal/cliente/pesquisas/${randomUUID()}`,
      fields: { score: '9', comment: '' },
    }),
  },
  'portal.newTicket': {
    open: async (): Promise<Sample> => {
      const { organization } = await someProject();
      const fields = { id: randomUUID(), organization, project: '', title: 'Menu', body: 'Some.' };
      return { path: '/portal/cliente/chamados/novo', fields };
    },
  },
  'portal.ticket': {
    reply: async (): Promise<Sample> => ({
      path: `/portal/cliente/chamados/${await someClientTicket(await someProject())}`,
      fields: { intent: 'reply', id: randomUUID(), body: 'Oi.' },
    }),
    rate: async (): Promise<Sample> => ({
      path: `/portal/cliente/chamados/${await someClientTicket(await someProject())}`,
      fields: { intent: 'rate', rating: randomUUID(), score: '5' },
    }),
  },
  'portal.deliverable': {
    approve: onVersion(({ version, sha256 }) => ({ intent: 'approve', version, sha256 })),
    change: onVersion(({ version }) => ({
      ...{ intent: 'change', id: randomUUID(), version, body: 'Falta.', weight: 'detail' },
    })),
    comment: onVersion(({ version }) => ({
      ...{ intent: 'comment', id: randomUUID(), version, body: 'Oi.' },
    })),
  },
};

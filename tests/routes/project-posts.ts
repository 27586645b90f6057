import { randomUUID } from 'node:crypto';
import { portalFilePosts, staffFilePosts } from './project-file-posts.ts';
import { type SomeVersion, someClientTicket, someProject, someVersion } from './project-rows.ts';
import type { Sample } from './settings-posts.ts';

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
  'admin.clientProjectsExport': { confirmed: async (): Promise<Sample> => ({ fields: {} }) },
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
    answer: onShown(({ key }) => ({ intent: 'answer', key, version: key, body: 'Sim.' })),
    note: onShown(({ key }) => ({ intent: 'note', noteId: key, text: 'Interno.' })),
    wait: onShown(() => ({
      ...{ intent: 'wait', position: '3', what: 'Acesso', since: '2026-08-10' },
    })),
    'end-wait': onShown(({ key }) => ({ intent: 'end-wait', wait: key })),
    invite: onShown(({ key }) => ({
      ...{ intent: 'invite', email: `${key}@padaria.example`, name: 'Nina', role: 'member' },
      locale: 'pt-BR',
    })),
    revoke: onShown(({ key }) => ({ intent: 'revoke', invitation: key })),
    ...staffFilePosts,
  },
  ...portalFilePosts,
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
    pin: onVersion(({ version }) => ({
      ...{ intent: 'pin', id: randomUUID(), version, page: '1', x: '50', y: '50', body: 'Oi.' },
    })),
  },
};

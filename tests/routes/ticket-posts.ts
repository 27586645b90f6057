import { randomUUID } from 'node:crypto';
import { adminPath } from '#app/paths.ts';
import { sql } from './auth-posts.ts';
import { valuePost } from './custom-field-posts.ts';

async function someTicket(): Promise<string> {
  const [ticket] = await sql<{ id: string }>(
    `insert into public.feedback_tickets (project_id, title, author_email)
     select id, 'Menu', 'ana@casa.example' from public.feedback_projects where key = 'forja'
     returning id`,
  );
  return ticket?.id ?? '';
}

/** A post to a ticket of its own. */
const about = (fields: Record<string, string>) => async () => ({
  path: adminPath('ticket', { id: await someTicket() }),
  fields,
});

/** Posts about tickets, as a part of sample-posts.ts. */
export const ticketPosts = {
  'admin.tickets': {
    set: async () => ({
      fields: {
        ...{ intent: 'set', what: 'priority', to: 'high' },
        seen: `${await someTicket()}:medium`,
      },
    }),
    tag: async () => ({ fields: { intent: 'tag', id: await someTicket(), tag: 'Alvo' } }),
    'tag-matching': async () => ({ fields: { intent: 'tag-matching', tag: 'Alvo' } }),
  },
  'admin.surveys': {
    send: async () => ({
      fields: { intent: 'send', id: randomUUID(), project: randomUUID(), seen: '1' },
    }),
    consent: async () => ({
      fields: { intent: 'consent', email: 'ninguem@casa.example', proof: 'Disse na reunião.' },
    }),
    leave: async () => ({
      fields: { intent: 'leave', contact: randomUUID(), email: 'ninguem@casa.example' },
    }),
  },
  'admin.ticketsExport': { confirmed: async () => ({ fields: {} }) },
  'admin.newTicket': {
    open: async () => {
      const [project] = await sql<{ id: string }>(
        `select id from public.feedback_projects where key = 'forja'`,
      );
      const fields = { title: 'Menu', project: project?.id ?? '', priority: 'low', note: 'Oi.' };
      return { fields: { ...fields, id: randomUUID(), email: '', asks: '' } };
    },
  },
  'admin.ticketFiles': {
    upload: async () => ({ fields: {} }),
    drop: async () => ({ fields: { intent: 'drop' } }),
  },
  'admin.ticketWriting': {
    on: async () => ({
      path: adminPath('ticketWriting', { id: await someTicket() }),
      fields: { writing: 'on' },
    }),
  },
  'admin.ticket': {
    note: about({ intent: 'note', text: 'Visto.' }),
    reply: about({ intent: 'reply', text: 'Já vimos.' }),
    move: about({ intent: 'move', status: 'in_progress' }),
    contact: about({ intent: 'contact', contact: '', seen: '1' }),
    field: valuePost('ticket', async () => adminPath('ticket', { id: await someTicket() })),
  },
};

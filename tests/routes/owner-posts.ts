import { randomUUID } from 'node:crypto';
import { sql } from './auth-posts.ts';
import type { Sample } from './settings-posts.ts';

async function someRule(): Promise<string> {
  const [rule] = await sql<{ id: string }>(
    `insert into public.lead_assignment_rules (name, way, is_active)
     values ('Alvo', 'turn', false) returning id`,
  );
  return rule?.id ?? '';
}

const onRule = (intent: string) => async (): Promise<Sample> => ({
  fields: { intent, id: await someRule(), revision: '1' },
});

/** Samples of every post about whose leads are, as `samplePosts` has them. */
export const ownerPosts = {
  leads: {
    give: async (): Promise<Sample> => {
      const [lead] = await sql<{ id: string }>('select id from public.qualification_submissions');
      return { fields: { intent: 'give', id: lead?.id ?? '', owner: '' } };
    },
    'give-matching': async (): Promise<Sample> => ({
      fields: { intent: 'give-matching', owner: '' },
    }),
    'give-back': async (): Promise<Sample> => ({
      fields: { intent: 'give-back', act: randomUUID() },
    }),
    tag: async (): Promise<Sample> => {
      const [lead] = await sql<{ id: string }>('select id from public.qualification_submissions');
      return { fields: { intent: 'tag', id: lead?.id ?? '', tag: 'Alvo' } };
    },
    'tag-matching': async (): Promise<Sample> => ({
      fields: { intent: 'tag-matching', tag: 'Alvo' },
    }),
    untag: async (): Promise<Sample> => ({ fields: { intent: 'untag', act: randomUUID() } }),
  },
  rules: {
    'admin.leadRules': {
      up: onRule('up'),
      down: onRule('down'),
      delete: onRule('delete'),
      undo: async (): Promise<Sample> => ({ fields: { intent: 'undo', set: 'unknown' } }),
    },
    'admin.leadRule': {
      save: async (): Promise<Sample> => ({
        path: `/admin/lead-rules/${await someRule()}`,
        fields: { name: 'Alvo', way: 'turn', revision: '1' },
      }),
    },
    'admin.atWork': {
      switch: async (): Promise<Sample> => ({ fields: { on: 'no', back: '/admin/leads' } }),
    },
  },
};

import { randomUUID } from 'node:crypto';
import { sql } from './auth-posts.ts';
import type { Sample } from './settings-posts.ts';

async function someTemplate(): Promise<string> {
  const [template] = await sql<{ id: string }>(
    `insert into public.crm_templates (product, key, channel, name, body)
     values ('forja', $1, 'whatsapp', 'Alvo', 'Oi') returning id`,
    `k${randomUUID().slice(0, 8)}`,
  );
  return template?.id ?? '';
}

const onTemplate = (fields: Record<string, string>) => async (): Promise<Sample> => ({
  path: `/admin/templates/${await someTemplate()}`,
  fields: { ...fields, revision: '1' },
});

/** Samples of every post about templates, as `samplePosts` has them. */
export const templatePosts = {
  'admin.template': {
    save: onTemplate({ name: 'Oi', name_en: 'Hi', body: 'Oi', body_en: 'Hi' }),
    delete: onTemplate({ intent: 'delete' }),
  },
  'admin.templates': {
    undo: async (): Promise<Sample> => ({ fields: { intent: 'undo', set: 'unknown' } }),
  },
};

import { randomUUID } from 'node:crypto';
import { sql } from './auth-posts.ts';
import type { Sample } from './settings-posts.ts';

async function someRule(active = false): Promise<string> {
  const [rule] = await sql<{ id: string }>(
    `insert into public.automation_rules (name, subject, starts, acts, is_active)
     values ('Alvo', 'lead', '{"kind": "arrives"}', '[{"kind": "owner", "owner": null}]', $1::boolean)
     returning id`,
    String(active),
  );
  return rule?.id ?? '';
}

const RULE = {
  name: 'Alvo',
  subject: 'lead',
  'start.kind': 'arrives',
  'a.0.kind': 'owner',
  'a.0.owner': '',
};
const onRule = (fields: Record<string, string>) => async (): Promise<Sample> => ({
  path: `/admin/automation/${await someRule()}`,
  fields: { ...fields, revision: '1' },
});
const turned = (intent: 'on' | 'off') => async (): Promise<Sample> => ({
  fields: { intent, id: await someRule(intent === 'off'), revision: '1' },
});

/** Before or behind the other of two. */
const moved = (intent: 'up' | 'down') => async (): Promise<Sample> => {
  const [first, second] = [await someRule(), await someRule()];
  return { fields: { intent, id: intent === 'up' ? second : first } };
};

async function someLead(): Promise<string> {
  const id = randomUUID();
  await sql(
    `insert into public.qualification_submissions (id, form_data)
     values ($1::uuid, '{"nome": "Ana", "email": "ana@casa.example"}')`,
    id,
  );
  return id;
}

/** Samples of every post about rules and tags, as `samplePosts` has them. */
export const automationPosts = {
  'admin.automation': {
    on: turned('on'),
    off: turned('off'),
    up: moved('up'),
    down: moved('down'),
    undo: async (): Promise<Sample> => ({ fields: { intent: 'undo', set: 'unknown' } }),
  },
  'admin.automationRule': {
    save: onRule(RULE),
    delete: onRule({ intent: 'delete' }),
    'undo-run': async (): Promise<Sample> => {
      const rule = await someRule();
      const [run] = await sql<{ id: string }>(
        `insert into public.automation_runs (rule_id, rule_revision, fact_key, subject, subject_id,
           product, outcome)
         values ($1::uuid, 1, 'alvo', 'lead', $2::uuid, 'forja', 'done') returning id`,
        rule,
        await someLead(),
      );
      return {
        path: `/admin/automation/${rule}`,
        fields: { intent: 'undo-run', run: run?.id ?? '' },
      };
    },
  },
  'admin.tags': {
    put: async (): Promise<Sample> => ({
      fields: { intent: 'put', kind: 'lead', about: await someLead(), name: 'Alvo' },
    }),
    remove: async (): Promise<Sample> => ({
      fields: { intent: 'remove', kind: 'lead', about: await someLead(), tag: randomUUID() },
    }),
  },
};

import { sql } from './auth-posts.ts';
import type { Sample } from './settings-posts.ts';

/** The draft, emptied of what others have left, with one rule; the version in use beside it. */
export async function aDraft() {
  await sql('delete from public.score_versions where used_at is null');
  const [draft] = await sql<{ id: string }>(
    `insert into public.score_versions (number)
     select max(number) + 1 from public.score_versions returning id`,
  );
  const [rule] = await sql<{ id: string }>(
    `insert into public.score_rules (version_id, name, kind, points)
     values ($1, 'Fone', 'phone', 5) returning id`,
    draft?.id,
  );
  const [used] = await sql<{ id: string }>('select id from public.score_versions where is_active');
  return { draft: draft?.id ?? '', rule: rule?.id ?? '', used: used?.id ?? '' };
}

/** Samples of every post about scores, as `samplePosts` has them. */
export const scorePosts = {
  'admin.score': {
    draft: async (): Promise<Sample> => ({
      fields: { intent: 'draft', version: (await aDraft()).used },
    }),
    drop: async (): Promise<Sample> => ({
      fields: { intent: 'drop', version: (await aDraft()).draft },
    }),
    use: async (): Promise<Sample> => ({
      fields: { intent: 'use', version: (await aDraft()).draft },
    }),
    remove: async (): Promise<Sample> => ({
      fields: { intent: 'remove', rule: (await aDraft()).rule, revision: '1' },
    }),
    undo: async (): Promise<Sample> => ({ fields: { intent: 'undo', set: 'unknown' } }),
  },
  'admin.scoreRule': {
    save: async (): Promise<Sample> => ({
      path: `/admin/score/rules/${(await aDraft()).rule}`,
      fields: { name: 'Fone', name_en: 'Phone', points: '6', revision: '1' },
    }),
  },
};

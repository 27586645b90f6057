import { sql } from './auth-posts.ts';

/** An idea, as it is in the table. */
export async function someIdea(
  verbatim = 'Exportar por loja.',
  more: { email?: string; locale?: 'pt-BR' | 'en'; status?: string } = {},
): Promise<string> {
  const { email = null, locale = 'pt-BR', status = 'new' } = more;
  const [row] = await sql<{ id: string }>(
    `insert into public.feedback_entries (id, protocol, project_id, type, verbatim, author_email,
       locale, status)
     select gen_random_uuid(), gen_random_uuid()::text, id, 'ideia', $1, $2, $3, $4
     from public.feedback_projects where key = 'forja' returning id`,
    verbatim,
    email,
    locale,
    status,
  );
  return row?.id ?? '';
}

/** Two ideas, the second of which is the same as the first. */
async function joinedIdeas() {
  const [target, id] = [await someIdea(), await someIdea()];
  await sql(
    `update public.feedback_entries set status = 'duplicate', duplicate_of = $1 where id = $2`,
    target,
    id,
  );
  return { id, target };
}

/** Samples of the posts about ideas, as a part of sample-posts.ts. */
export const ideaPosts = {
  'admin.ideas': {
    move: async () => ({ fields: { intent: 'move', status: 'triaged', id: await someIdea() } }),
    score: async () => ({
      fields: {
        intent: 'score',
        id: await someIdea(),
        revision: '0',
        reach: '62',
        impact: '2',
        confidence: '80',
        effort: '0,6',
      },
    }),
    join: async () => ({
      fields: { intent: 'join', id: await someIdea(), target: await someIdea() },
    }),
    part: async () => ({
      fields: { intent: 'part', from: 'triaged', was: '', ...(await joinedIdeas()) },
    }),
  },
};

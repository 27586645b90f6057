import { sql } from './auth-posts.ts';
import type { Sample } from './settings-posts.ts';

/** An entry that has not been looked at, and the post about it. */
async function someFeedback(): Promise<string> {
  const [entry] = await sql<{ id: string }>(
    `insert into public.feedback_entries (id, protocol, project_id, type, verbatim)
     select gen_random_uuid(), gen_random_uuid()::text, id, 'bug', 'O botão some.' from public.feedback_projects where key = 'forja'
     returning id`,
  );
  return entry?.id ?? '';
}

const aboutFeedback = (fields: Record<string, string>) => async (): Promise<Sample> => ({
  path: `/admin/feedback/${await someFeedback()}`,
  fields,
});

/** Samples of the posts about entries of feedback. */
export const entryPosts = {
  'admin.feedback': {
    move: async () => ({
      fields: { intent: 'move', status: 'triaged', id: await someFeedback() },
    }),
    undo: async () => ({
      fields: { intent: 'undo', status: 'triaged', back: `${await someFeedback()}:new` },
    }),
    give: async () => ({ fields: { intent: 'give', id: await someFeedback(), owner: '' } }),
    'give-matching': async () => ({ fields: { intent: 'give-matching', owner: '' } }),
    'give-back': async () => ({ fields: { intent: 'give-back', act: await someFeedback() } }),
  },
  'admin.feedbackEntry': {
    move: aboutFeedback({ intent: 'move', status: 'triaged' }),
    note: aboutFeedback({ intent: 'note', text: 'Visto.' }),
    answer: aboutFeedback({ intent: 'answer', text: 'Já vimos.' }),
    ticket: aboutFeedback({ intent: 'ticket', title: 'Menu', priority: 'high' }),
  },
};

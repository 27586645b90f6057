import { randomUUID } from 'node:crypto';
import { sql } from './auth-posts.ts';
import type { Sample } from './settings-posts.ts';

/** A post about the leave of a case, which is made for it. */
const onLeave = (fields: Record<string, string>) => async (): Promise<Sample> => {
  const slug = randomUUID();
  await sql(
    `insert into public.content_overrides (kind, slug, is_made) values ('case', $1, true)`,
    slug,
  );
  return { path: `/admin/content/case/${slug}/leave`, fields };
};

const LEAVE = { givenBy: 'Ana', givenOn: '2026-01-01', givenAs: 'email', body: 'Sim' };

export const casePosts: Readonly<Record<string, Record<string, () => Promise<Sample>>>> = {
  'admin.caseLeave': {
    save: onLeave({ intent: 'save', revision: '0', ...LEAVE }),
    withdraw: onLeave({ intent: 'withdraw', revision: '1' }),
    undo: onLeave({ intent: 'undo', set: 'none' }),
  },
};

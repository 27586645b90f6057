import { randomUUID } from 'node:crypto';
import { sql } from './auth-posts.ts';
import type { Sample } from './settings-posts.ts';

const letters = () => randomUUID().replace(/[^a-f]/g, '');

const onReason = (intent: string) => async (): Promise<Sample> => {
  const [row] = await sql<{ id: string; revision: number }>(
    `insert into public.crm_close_reasons (kind, slug, name, is_active) values ('lost', $1, $1, $2)
     returning id, revision`,
    ...[letters() + letters(), intent !== 'back'],
  );
  const name = `Motivo ${randomUUID().slice(0, 8)}`;
  return {
    fields: { intent, kind: 'lost', id: row?.id ?? '', revision: String(row?.revision), name },
  };
};

export const reasonPosts = {
  'admin.closeReasons': {
    add: onReason('add'),
    rename: onReason('rename'),
    up: onReason('up'),
    down: onReason('down'),
    archive: onReason('archive'),
    back: onReason('back'),
    undo: async (): Promise<Sample> => ({ fields: { intent: 'undo', set: 'none' } }),
  },
};

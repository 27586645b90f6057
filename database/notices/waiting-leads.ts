import { randomUUID } from 'node:crypto';
import { ownerSql } from '../testing/scratch-database.ts';

type Lead = {
  owner?: string | null;
  source?: string;
  name?: string;
  /** When it is due, and when its owner is notified, in minutes from now. */
  due?: number;
  warn?: number;
  answered?: boolean;
};

/** Creates a lead with the given clock; returns its id. */
export async function leadWaiting({
  owner = null,
  source = 'qualification',
  name = 'Ana',
  due = 30,
  warn = 15,
  answered = false,
}: Lead = {}): Promise<string> {
  const id = randomUUID();
  await ownerSql(
    `insert into public.qualification_submissions (id, source, form_data)
     values ($1, $2, jsonb_build_object('nome', $3::text))`,
    [id, source, name],
  );
  await ownerSql(
    `update public.qualification_submissions set owner_id = $2, answer_target = 60,
       answer_due_at = now() + make_interval(mins => $3),
       answer_warn_at = now() + make_interval(mins => $4),
       answered_at = case when $5 then now() end, answer_seconds = case when $5 then 1 end,
       -- Without address and telephone it would stand with spam, and have no clock.
       review_reason = null
     where id = $1`,
    [id, owner, due, warn, answered],
  );
  return id;
}

import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';

/** The limit of the count: the menu shows “99+”. */
const MOST = 100;

/** Screens of the menu whose rows wait for the user. */
export type WaitingScreen = 'leads' | 'mentions' | 'tickets' | 'feedback' | 'privacy';
export type Waiting = Record<WaitingScreen, number>;

/**
 * The number of waiting rows for the user on each screen, up to 100. The policies of the tables make the count zero
 * where the user may not read. Leads are those of the chosen product.
 */
export async function readWaiting(tx: Transaction<DB>): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select
      (select count(*) from (select from qualification_submissions
        where status = 'new' and ((select private.selected_lead_sources()) is null
          or source = any ((select private.selected_lead_sources())::text[])) and (cleared_at is not null or review_reason is null or
          review_reason not in ('address_limit', 'too_fast', 'no_identity'))
        limit ${MOST}) waiting)::int as leads,
      (select count(*) from (select from note_mentions
        where dropped_at is null and read_at is null
        union all select from automation_notices where read_at is null
        limit ${MOST}) waiting)::int as mentions,
      (select count(*) from (select from feedback_tickets
        where waits_for = 'house' and ((select private.selected_feedback_projects()) is null
          or project_id = any ((select private.selected_feedback_projects())::uuid[])) limit ${MOST}) waiting)::int as tickets,
      (select count(*) from (select from feedback_entries
        where status = 'new' and ((select private.selected_feedback_projects()) is null
          or project_id = any ((select private.selected_feedback_projects())::uuid[])) limit ${MOST}) waiting)::int as feedback,
      (select count(*) from (select from privacy_requests
        where state = 'open' limit ${MOST}) waiting)::int as privacy`.execute(tx);
  const [waiting] = rows;
  if (!waiting) throw new Error('A query of counts returned no row.');
  return waiting;
}

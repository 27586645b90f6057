import { sql } from './auth-posts.ts';

type Ended = { what: string; rows: number; complete: boolean; filter: string };
/** The ends of exports on record, the last one last. */
export const endsOf = async (type: string) =>
  (
    await sql<{ user_id: string; details: Ended }>(
      'select user_id, details from public.security_events where event_type = $1 order by created_at',
      type,
    )
  ).map(({ user_id: who, details: { filter, ...rest } }) => ({
    ...rest,
    who,
    filter: JSON.parse(filter),
  }));

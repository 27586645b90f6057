import { sql } from './sql.ts';

/**
 * Clocks of leads that came without any, as a year ago there were none: answered within minutes, hours or a
 * day, those in front still waiting. Then every day is summed, which a trigger would have asked for.
 */
export async function makeDemoClocks(): Promise<void> {
  await sql(
    `with clocked as (
       select s.id, s.status, private.add_business_time(s.created_at, 60) as due,
         -- Between 0 and 1, the same each time.
         abs(hashtext(s.id::text)) / 2147483648.0 as drawn
       from public.qualification_submissions s
       where s.answer_target is null and s.source not like '%by\\_hand'
         and private.place_of_lead(s.status, s.review_reason, s.cleared_at) < 6
         and (s.status <> 'new' or s.created_at > now() - interval '30 days')
     )
     update public.qualification_submissions s set answer_target = 60, answer_due_at = c.due,
       answered_at = case when c.status <> 'new' then s.created_at + c.drawn ^ 3 * interval '2 days' end,
       answer_seconds = case when c.status <> 'new' then (c.drawn ^ 3 * 100000)::integer end
     from clocked c where c.id = s.id and c.due is not null`,
  );
  await sql(
    `insert into private.day_marks (what, day)
     select distinct 'leads', private.house_day(created_at) from public.qualification_submissions`,
  );
  await sql('select public.fold_days(5000)');
}

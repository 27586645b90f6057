drop function if exists public.fold_days(integer);
-- not null: *
create or replace function public.roll_up_days(p_most integer default 20) returns integer
language plpgsql security definer set search_path = '' set jit = off
as $$
declare
  -- Counts of pages change all the time: their day is summed once it is over.
  visits_until constant date := private.business_day(now() - interval '1 hour');
  marked record;
  folded integer := 0;
begin
  -- One process at a time: another one would count the same days.
  if not pg_try_advisory_xact_lock(hashtext('private.day_marks')) then
    return 0;
  end if;
  for marked in
    with newest as (
      select distinct m.what, m.day from private.day_marks m
      where m.what not in ('visits', 'speeds') or m.day < visits_until
      order by m.day desc, m.what limit p_most
    ), taken as (
      -- Marks set after this point stay, so those days are summed again by the next run.
      delete from private.day_marks m using newest n where m.what = n.what and m.day = n.day
    )
    select n.what, array_agg(n.day) as days from newest n group by n.what
  loop
    folded := folded + cardinality(marked.days);
    case marked.what
      when 'leads' then
        delete from private.lead_days d where d.day = any (marked.days);
        insert into private.lead_days select * from private.count_lead_days(marked.days);
        delete from private.lead_answer_days d where d.day = any (marked.days);
        insert into private.lead_answer_days select * from private.count_answer_days(marked.days);
        perform private.roll_up_answer_spans(marked.days);
      when 'newsletter' then
        delete from private.newsletter_days d where d.day = any (marked.days);
        insert into private.newsletter_days select * from private.count_newsletter_days(marked.days);
      when 'visits' then
        delete from private.visit_days d where d.day = any (marked.days);
        insert into private.visit_days select * from private.count_visit_days(marked.days);
      when 'speeds' then
        perform private.roll_up_speeds(marked.days);
      else
        delete from private.nps_days d where d.day = any (marked.days);
        insert into private.nps_days select * from private.count_nps_days(marked.days);
    end case;
  end loop;
  perform private.sum_running_speeds(visits_until);
  perform private.cache_speed_sums();
  with summed as (
    delete from private.newsletter_standing s
    where (select count(*) from private.newsletter_standing) > 40
    returning s.place, s.subscriptions
  )
  insert into private.newsletter_standing (place, subscriptions)
    select place, sum(subscriptions) from summed group by place;
  return folded;
end
$$;
grant execute on function public.roll_up_days to service_role;
comment on function public.roll_up_days is
  'Sums up to a number of dirty days again, the newest first, and returns how many.';

create or replace function public.record_form_counts(p_counts jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into public.form_counts as c (form_id, day, event, count)
    select f.id, private.business_day(now()), e.event, sum(e.count)
    from jsonb_to_recordset(p_counts) as e (form uuid, event text, count bigint)
    -- Ids come from browsers: ids of no form are dropped.
    join public.qualification_forms f on f.id = e.form
    group by 1, 3
    -- In a fixed order, so that concurrent writes do not deadlock.
    order by 1, 3
    on conflict (form_id, day, event) do update set count = c.count + excluded.count;
$$;
grant execute on function public.record_form_counts to service_role;
comment on function public.record_form_counts is
  'Adds a batch of counts of forms to the day of the company.';

create or replace function public.record_form_parts(p_counts jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into public.form_part_counts as c (form_id, day, part, count)
    select f.id, private.business_day(now()), e.part, sum(e.count)
    from jsonb_to_recordset(p_counts) as e (form uuid, part text, count bigint)
    -- Both come from browsers: names that no form has are dropped.
    join public.qualification_forms f on f.id = e.form
    where case when e.part ~ '^\d{1,2}$' then e.part::integer < jsonb_array_length(f.steps)
      else exists (select from public.form_fields q where q.form_id = f.id and q.field_name = e.part) end
    group by 1, 3
    -- In a fixed order, so that concurrent writes do not deadlock.
    order by 1, 3
    on conflict (form_id, day, part) do update set count = c.count + excluded.count;
$$;
grant execute on function public.record_form_parts to service_role;
comment on function public.record_form_parts is
  'Adds a batch of reached questions and steps to the day of the company.';

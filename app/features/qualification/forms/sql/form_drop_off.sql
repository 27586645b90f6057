-- not null: *
create or replace function private.form_drop_off(p_form_id uuid, p_days integer)
returns table (part text, reached bigint)
language sql stable security definer set search_path = ''
as $$
  select c.part, sum(c.count)::bigint
  from public.form_part_counts c
  where c.form_id = p_form_id
    and c.day > private.business_day(now()) - p_days
    and (select public.has_permission(private.uid(), 'site', 'read'))
  group by 1
$$;
grant execute on function private.form_drop_off to authenticated;
comment on function private.form_drop_off is
  'How often each question and step of a form was reached in the last days, today included. Nothing without '
  'site:read.';

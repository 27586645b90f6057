create or replace function public.setting_changes_page(
  p_table text default null,
  p_row uuid default null,
  p_text text default null,
  p_from date default null,
  p_to date default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_descending boolean default true
) returns table (
  id uuid, change_set text, changed_at timestamptz, actor_id uuid, actor text, table_name text,
  action text, label text, others integer, restores text
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  place public.setting_changes;
begin
  if not public.has_permission(private.uid(), 'settings', 'read') then
    raise exception 'settings_read_missing' using errcode = '42501';
  end if;
  select * into place from public.setting_changes c where c.id = p_after;
  -- The direction stands in the statement, so that the index is walked the way it is asked. A
  -- question is part of its form: whoever asks for the form's changes asks for those of it, too.
  return query execute format($query$
    select c.id, c.change_set, c.changed_at, c.actor_id, p.display_name, c.table_name, c.action,
      private.setting_label(coalesce(c.after, c.before)),
      (select count(*)::integer - 1 from public.setting_changes o where o.change_set = c.change_set),
      c.restores
    from public.setting_changes c left join public.user_profiles p on p.user_id = c.actor_id
    where c.step = 1
      and ($1 is null and $2 is null or exists (select from public.setting_changes o
        where o.change_set = c.change_set and ($1 is null or o.table_name = $1)
          and ($2 is null or o.row_id = $2 or o.table_name = 'form_fields'
            and coalesce(o.after, o.before) ->> 'form_id' = $2::text)))
      and (private.pattern_of($3) is null
        or lower(coalesce(p.display_name, '') || ' '
          || private.setting_label(coalesce(c.after, c.before))) like private.pattern_of($3))
      and ($4 is null or c.changed_at >= private.start_of_day($4))
      and ($5 is null or c.changed_at < private.start_of_day($5 + 1))
      and ($6 is null or (c.changed_at, c.id) %1$s ($6, $7))
    order by c.changed_at %2$s, c.id %2$s limit $8$query$,
    case when p_descending then '<' else '>' end, case when p_descending then 'desc' else 'asc' end)
    using p_table, p_row, p_text, p_from, p_to, place.changed_at, place.id,
      least(greatest(p_limit, 1), 200);
end
$$;
revoke all on function public.setting_changes_page from public, anon, authenticated, service_role;
grant execute on function public.setting_changes_page to authenticated;
comment on function public.setting_changes_page is
  'Change sets by their first change; p_table and p_row find sets that touch it, a form with its questions. settings:read.';

-- not null: id, change_set, changed_at, table_name, action, label, others
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
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  if not public.has_permission(private.uid(), 'settings', 'read') then
    raise exception 'settings_read_missing' using errcode = 'PT403';
  end if;
  return query execute private.setting_changes_page_sql(p_table, p_row, p_text, p_from, p_to,
    p_descending, p_after, p_limit);
end
$$;
grant execute on function public.setting_changes_page to authenticated;
comment on function public.setting_changes_page is
  'Change sets by their first change; p_table and p_row find sets that touch it, a form with its questions. settings:read.';

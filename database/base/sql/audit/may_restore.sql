-- not null: *
create or replace function private.may_restore(p_change_set text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
  settings boolean := coalesce(public.has_permission(me, 'settings', 'update'), false);
  site boolean := coalesce(public.has_permission(me, 'site', 'update'), false);
begin
  -- All of its changes, also those that the caller may not read: a change set is undone whole.
  return (settings or site) and not exists (
    select from public.setting_changes c where c.change_set = p_change_set
      and not case when c.table_name = any (private.site_tables()) then site else settings end);
end
$$;
grant execute on function private.may_restore to authenticated;
comment on function private.may_restore is
  'Whether the caller may undo a change set: each of its tables is of an area in which the caller may update.';

-- not null: *
create or replace function public.restore_settings(p_change_set text, p_anyway boolean default false)
returns text
language plpgsql set search_path = ''
as $$
declare
  change public.setting_changes;
begin
  if not private.may_restore(p_change_set) then
    raise exception 'settings_update_missing' using errcode = 'PT403';
  end if;
  if not exists (select from public.setting_changes c where c.change_set = p_change_set) then
    return 'unknown';
  end if;
  if not p_anyway and exists (
    select from (select distinct on (c.table_name, c.row_id) c.* from public.setting_changes c
      where c.change_set = p_change_set order by c.table_name, c.row_id, c.step desc) newest
    where private.setting_as_recorded(newest.table_name, newest.row_id) is distinct from newest.after
  ) then
    return 'changed';
  end if;
  perform private.begin_restore(p_change_set);
  -- A deleted row is recorded before the rows deleted with it, so they are restored in reverse order.
  set constraints all deferred;
  -- In reverse order: the last activated row is deactivated before the former one is activated.
  for change in select * from public.setting_changes c where c.change_set = p_change_set
    order by c.step desc loop
    if change.before is null then
      execute format('delete from public.%I t where t.id = $1', change.table_name)
        using change.row_id;
    else
      perform private.put_setting(change.table_name, change.before);
    end if;
  end loop;
  perform private.end_restore();
  return 'restored';
end
$$;
grant execute on function public.restore_settings to authenticated;
comment on function public.restore_settings is
  'Undoes a change set under the caller''s own policies: restored, changed (since then; nothing is done), unknown.';

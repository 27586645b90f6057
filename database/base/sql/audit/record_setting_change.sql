create or replace function private.record_setting_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then private.without_counters(to_jsonb(old)) end;
  is_now jsonb := case when tg_op <> 'DELETE' then private.without_counters(to_jsonb(new)) end;
  -- Transaction ids start again in a restored database; with the time the name stays unique.
  this_set text := pg_current_xact_id()::text || '-'
    || extract(epoch from transaction_timestamp())::text;
begin
  if was is not distinct from is_now then
    return null;
  end if;
  insert into public.setting_changes
    (change_set, step, actor_id, table_name, row_id, action, before, after, restores)
  values (
    this_set,
    (select count(*) + 1 from public.setting_changes c where c.change_set = this_set),
    (select p.user_id from public.user_profiles p where p.user_id = private.uid()),
    tg_table_name,
    (coalesce(is_now, was) ->> 'id')::uuid,
    lower(tg_op), was, is_now,
    (private.running_operation()).restores);
  return null;
end
$$;
comment on function private.record_setting_change is 'Row trigger of the tables that staff edit.';

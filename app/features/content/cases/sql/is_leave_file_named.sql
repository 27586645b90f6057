-- not null: *
create or replace function private.is_leave_file_named(p_key text) returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.case_leaves l where l.storage_key = p_key)
  or exists (select from public.setting_changes c where c.table_name = 'case_leaves'
    and (c.before ->> 'storage_key' = p_key or c.after ->> 'storage_key' = p_key));
grant execute on function private.is_leave_file_named to service_role;
comment on function private.is_leave_file_named is
  'Whether a leave has this file, or the record of changes can bring it back.';

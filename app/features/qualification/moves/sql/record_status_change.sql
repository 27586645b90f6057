create or replace function private.record_status_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.submission_status_changes (submission_id, from_status, to_status, changed_by)
    values (new.id, old.status, new.status, private.uid());
  return null;
end
$$;
comment on function private.record_status_change is
  'Trigger: keeps every change of a lead''s state.';

create or replace function private.check_scheduled_case() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.case_lacks_source(new.version) then
    raise exception 'case_source_missing' using errcode = 'PT422';
  end if;
  if not private.case_has_leave(new.slug, new.version) then
    raise exception 'case_leave_missing' using errcode = 'PT422';
  end if;
  return new;
end
$$;
comment on function private.check_scheduled_case is
  'Row trigger: what could not be published now is not scheduled. Its time asks again (run_content_schedules).';

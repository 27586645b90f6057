create or replace function private.check_published_case() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.case_lacks_source(new.published) then
    raise exception 'case_source_missing' using errcode = 'PT422';
  end if;
  if new.visibility = 'visible' then
    perform private.lock_case_leave(new.slug);
    if not private.case_has_leave(new.slug, new.published) then
      raise exception 'case_leave_missing' using errcode = 'PT422';
    end if;
  end if;
  return new;
end
$$;
comment on function private.check_published_case is
  'Row trigger: no case is shown that names its client without leave, or says a figure without source.';

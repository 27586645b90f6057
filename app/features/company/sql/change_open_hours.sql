create or replace function private.change_open_hours() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.keep_open_hours();
  return null;
end
$$;
comment on function private.change_open_hours is
  'Trigger: recomputes the stored open hours after a change of hours or holidays.';

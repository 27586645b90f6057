create or replace function private.stamp_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke all on function private.stamp_change from public, anon, authenticated, service_role;
comment on function private.stamp_change is 'Row trigger: notes when a row was last changed.';

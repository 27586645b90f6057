create or replace function private.stamp_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.stamp_change is 'Row trigger: notes when a row was last changed.';

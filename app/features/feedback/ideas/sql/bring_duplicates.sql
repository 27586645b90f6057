create or replace function private.bring_duplicates() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.feedback_entries e set duplicate_of = new.duplicate_of where e.duplicate_of = new.id;
  return null;
end
$$;
comment on function private.bring_duplicates is
  'Trigger: what was the same as an entry goes along when that one is joined to another.';

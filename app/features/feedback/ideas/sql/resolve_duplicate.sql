drop function if exists private.resolve_duplicate();
create or replace function private.resolve_duplicate(entry public.feedback_entries) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  target public.feedback_entries;
begin
  -- Waits for a transaction that is joining the target to a third entry, then follows the target there.
  select * into target from public.feedback_entries e where e.id = entry.duplicate_of for no key update;
  if target.duplicate_of is not null then
    select * into target from public.feedback_entries e where e.id = target.duplicate_of
      for no key update;
  end if;
  if target.id is null then
    raise exception 'same_as_gone' using errcode = 'PT404';
  elsif target.id = entry.id then
    raise exception 'same_as_itself' using errcode = 'PT409';
  elsif target.project_id <> entry.project_id then
    raise exception 'same_as_of_other_project' using errcode = 'PT409';
  elsif target.status = 'spam' then
    raise exception 'same_as_spam' using errcode = 'PT409';
  end if;
  return target.id;
end
$$;
comment on function private.resolve_duplicate is
  'Step: replaces the target of a duplicate by the target''s own target, in the same project. '
  'Refuses with same_as_gone (23503), same_as_itself, same_as_of_other_project or same_as_spam (23514).';

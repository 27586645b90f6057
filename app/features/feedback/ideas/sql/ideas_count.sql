drop function if exists public.ideas_count(text, text, uuid, uuid, text);
drop function if exists public.ideas_count(text, text, text, text, text);
create or replace function public.ideas_count(
  p_text text default null,
  p_status text default null,
  p_project text default null,
  p_module text default null,
  p_unscored text default null,
  p_most integer default 10001
) returns integer
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  found integer;
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  execute 'select count(*)::integer from (select from public.feedback_entries s where '
    || private.ideas_conditions(p_text, p_status, p_project, p_module, p_unscored)
    || ' limit ' || p_most || ') found' into found;
  return found;
end
$$;
grant execute on function public.ideas_count to authenticated;
comment on function public.ideas_count is
  'How many ideas a list has, counted up to p_most. Refuses with feedback_read_missing.';

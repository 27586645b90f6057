drop function if exists public.ideas_count(text, text, uuid, uuid, text);
create or replace function public.ideas_count(
  p_text text default null,
  p_status text default null,
  p_project text default null,
  p_module text default null,
  p_unscored text default null
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
    || ' limit 10001) found' into found;
  return found;
end
$$;
grant execute on function public.ideas_count to authenticated;
comment on function public.ideas_count is
  'How many ideas a list has; 10001 means more than 10000. Refuses with feedback_read_missing.';

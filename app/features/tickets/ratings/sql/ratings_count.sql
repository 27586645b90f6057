drop function if exists public.ratings_count(text, date, date, uuid, uuid);
create or replace function public.ratings_count(
  p_score text default null,
  p_from date default null,
  p_to date default null,
  p_project text default null,
  p_module text default null
) returns integer
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  found integer;
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  execute 'select count(*)::integer from (select from public.ticket_ratings s where true'
    || private.rating_conditions(p_project, p_module) || private.values_condition('s.score', private.filter_values(p_score))
    || private.days_condition('s.rated_at', p_from, p_to) || ' limit 10001) found' into found;
  return found;
end
$$;
grant execute on function public.ratings_count to authenticated;
comment on function public.ratings_count is
  'How many ratings a list has; 10001 means more than 10000. Refuses with feedback_read_missing.';

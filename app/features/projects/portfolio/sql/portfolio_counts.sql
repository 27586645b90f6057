-- not null: health, projects
drop function if exists public.portfolio_counts(text, text, text, uuid);
drop function if exists public.portfolio_counts(text, text, text, text);
create or replace function public.portfolio_counts(
  p_text text default null, p_stage text default null, p_owner text default null, p_client text default null,
  p_health text default null
) returns table (health text, projects integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  counts text := format('count(*), count(*) filter (where true%s)',
    private.portfolio_conditions(null, p_health, null, null, null));
  one text;
begin
  if not public.has_permission(private.uid(), 'projects', 'read') then
    perform private.refuse('projects_read_missing');
  end if;
  foreach one in array '{late,waiting,on_time,paused,ended}'::text[] loop
    -- The same conditions as the list that the tab opens.
    counts := counts || format(', count(*) filter (where true%s)',
      private.portfolio_conditions(null, one, null, null, null));
  end loop;
  return query execute format('
    select c.health, c.projects::integer
    from (select array[%s] as counts from private.project_standings s where true%s) t
    cross join lateral unnest(''{all,found,late,waiting,on_time,paused,ended}''::text[], t.counts) c (health, projects)',
    counts, private.portfolio_conditions(p_text, null, p_stage, p_owner, p_client));
end
$$;
grant execute on function public.portfolio_counts to authenticated;
comment on function public.portfolio_counts is
  'The number of projects with the filters of a list but its health, in all, with it too (found) and by health. Refuses with projects_read_missing.';

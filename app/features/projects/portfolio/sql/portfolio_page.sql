-- not null: id, name, client_id, client, shown, starts_on, today, created_at
drop function if exists public.portfolio_export;
drop function if exists public.portfolio_page(text, text, text, text, uuid, uuid, integer, text, boolean);
create or replace function public.portfolio_page(
  p_text text default null,
  p_health text default null,
  p_stage text default null,
  p_owner text default null,
  p_client text default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_sort text default 'urgency',
  p_descending boolean default false
) returns table (
  id uuid, name text, client_id uuid, client text, shown boolean, starts_on text, today text, paused_on text,
  ended_on text, owner_id uuid, owner_name text, stages jsonb, waits jsonb, change_asked text,
  last_news_at timestamptz, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  if not public.has_permission(private.uid(), 'projects', 'read') then
    perform private.refuse('projects_read_missing');
  end if;
  return query execute private.portfolio_page_sql(p_text, p_health, p_stage, p_owner, p_client, p_sort,
    p_descending, p_after, p_limit);
end
$$;
grant execute on function public.portfolio_page to authenticated;
comment on function public.portfolio_page is
  'Projects for staff, a page after the one given, in the order of p_sort (urgency, name, client, next or newest). '
  'Refuses with projects_read_missing.';

-- not null: id, name, client_id, client, shown, starts_on, today, created_at
create or replace function public.portfolio_export(
  p_text text default null,
  p_health text default null,
  p_stage text default null,
  p_owner text default null,
  p_client uuid default null,
  p_after uuid default null,
  p_limit integer default 500,
  p_sort text default 'urgency',
  p_descending boolean default false
) returns table (
  id uuid, name text, client_id uuid, client text, shown boolean, starts_on text, today text, paused_on text,
  ended_on text, owner_id uuid, owner_name text, stages jsonb, waits jsonb, change_asked text,
  last_news_at timestamptz, created_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_export('projects');
  return query select * from public.portfolio_page(p_text, p_health, p_stage, p_owner, p_client, p_after,
    p_limit, p_sort, p_descending);
end
$$;
grant execute on function public.portfolio_export to authenticated;
comment on function public.portfolio_export is
  'A part of portfolio_page() for a file. Refuses with projects_approve_missing or projects_read_missing.';

drop function if exists public.ratings_page(text, date, date, uuid, uuid, uuid, integer, text, boolean);
-- not null: id, ticket_id, number, title, score, project, rated_at, changed
create or replace function public.ratings_page(
  p_score text default null,
  p_from date default null,
  p_to date default null,
  p_project text default null,
  p_module text default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_sort text default 'rated',
  p_descending boolean default true
) returns table (
  id uuid, ticket_id uuid, number bigint, title text, score smallint, comment text, by_name text,
  project text, module text, rated_at timestamptz, changed boolean
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query execute private.ratings_page_sql(p_score, p_from, p_to, p_project, p_module, p_descending,
    p_after, p_limit);
end
$$;
grant execute on function public.ratings_page to authenticated;
comment on function public.ratings_page is
  'Ratings of tickets, a page after the one given, by their time; score, project and module may have several values. '
  'Refuses with feedback_read_missing.';

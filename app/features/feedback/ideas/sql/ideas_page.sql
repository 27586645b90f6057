-- not null: id, protocol, project, status, voices, verbatim, created_at
drop function if exists public.ideas_page(text, text, uuid, uuid, text, uuid, integer, text, boolean);
create or replace function public.ideas_page(
  p_text text default null,
  p_status text default null,
  p_project text default null,
  p_module text default null,
  p_unscored text default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_sort text default 'score',
  p_descending boolean default true
) returns table (
  id uuid, protocol text, project text, module text, status text, voices integer, reach integer,
  impact numeric, confidence smallint, effort numeric, rice_score numeric, rank integer, verbatim text,
  author_name text, author_email text, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query execute private.ideas_page_sql(p_text, p_status, p_project, p_module, p_unscored,
    p_sort, p_descending, p_after, p_limit);
end
$$;
grant execute on function public.ideas_page to authenticated;
comment on function public.ideas_page is
  'Ideas for staff, a page after the one given, in the order of p_sort (score, voices or newest): '
  'undecided ones, those of a state, or all that match search words. Refuses with feedback_read_missing.';

drop function if exists public.feedback_page(text, text, text, uuid, integer, date, date, text, boolean);
-- not null: id, protocol, project, type, severity, status, verbatim, files, created_at
create or replace function public.feedback_page(
  p_text text default null,
  p_status text default null,
  p_type text default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_from date default null,
  p_to date default null,
  p_sort text default 'arrived',
  p_descending boolean default true,
  p_owner text default null
) returns table (
  id uuid, protocol text, project text, module text, type text, severity text, status text,
  score smallint, verbatim text, author_name text, author_email text, files integer,
  review_reason text, created_at timestamptz, owner_id uuid, owner_name text
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    raise exception 'feedback_read_missing' using errcode = 'PT403';
  end if;
  return query execute private.feedback_page_sql(p_text, p_status, p_type, p_from, p_to, p_sort,
    p_descending, p_after, p_limit, p_owner);
end
$$;
grant execute on function public.feedback_page to authenticated;
comment on function public.feedback_page is
  'Entries for staff, a page after the one given, in the order of p_sort (arrived, type, status or '
  'severity). p_status, p_type and p_owner may have several values (private.filter_values()). Refuses with feedback_read_missing.';

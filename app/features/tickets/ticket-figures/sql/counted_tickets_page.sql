-- not null: id, number, title, status, project, at
create or replace function public.counted_tickets_page(
  p_did text default null,
  p_from date default null,
  p_to date default null,
  p_project uuid default null,
  p_module text default null,
  p_descending boolean default true,
  p_after uuid default null,
  p_limit integer default 50
) returns table (
  id uuid, number bigint, title text, status text, asks text, project text, module text, at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  return query execute private.counted_tickets_page_sql(p_did, p_from, p_to, p_project, p_module,
    p_descending, p_after, p_limit);
end
$$;
grant execute on function public.counted_tickets_page to authenticated;
comment on function public.counted_tickets_page is
  'Tickets that a figure of the service desk counts, by when they were opened, answered, solved or merged; with '
  '''open'' those that were open at the end of p_to. p_module is an id, or none. Refuses with '
  'feedback_read_missing.';

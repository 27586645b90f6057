-- not null: id, protocol, source, status, created_at
create or replace function public.counted_leads_page(
  p_from date default null,
  p_to date default null,
  p_source text default null,
  p_reached text default null,
  p_answer text default null,
  p_descending boolean default true,
  p_after uuid default null,
  p_limit integer default 50
) returns table (
  id uuid, protocol text, name text, company text, source text, status text,
  created_at timestamptz, answer_target integer, answer_seconds integer, answer_due_at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  return query execute private.counted_leads_page_sql(p_from, p_to, p_source, p_reached, p_answer,
    p_descending, p_after, p_limit);
end
$$;
grant execute on function public.counted_leads_page to authenticated;
comment on function public.counted_leads_page is
  'Leads that a figure counts, the newest first. Refuses with crm_read_missing.';

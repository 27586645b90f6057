-- Old: public.named_notes_page
create or replace function public.mentions_page(
  p_state text default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_descending boolean default true
) returns table (
  id uuid, lead_id uuid, protocol text, lead_name text, by_name text, body text, named jsonb,
  created_at timestamptz, read_at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = '42501';
  end if;
  return query execute private.mentions_page_sql(p_state, p_descending, p_after, p_limit);
end
$$;
revoke all on function public.mentions_page from public, anon, authenticated, service_role;
grant execute on function public.mentions_page to authenticated;
comment on function public.mentions_page is
  'Where the caller is named, a page after the one given; with p_state "unread" what she has not '
  'read. Refuses with crm_read_missing.';

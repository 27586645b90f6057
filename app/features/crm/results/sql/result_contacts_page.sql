-- not null: id, source, created_at
create or replace function public.result_contacts_page(
  p_converted text default null,
  p_descending boolean default true,
  p_after uuid default null,
  p_limit integer default 50
) returns table (
  id uuid, name text, email text, phone text, company text, source text, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  return query execute private.result_contacts_page_sql(p_converted, p_descending, p_after, p_limit);
end
$$;
grant execute on function public.result_contacts_page to authenticated;
comment on function public.result_contacts_page is
  'Contacts that the figures count as leads, or of them those with a won deal, newest first. Refuses with '
  'crm_read_missing.';

-- not null: id, one_id, other_id, reasons, sure, apart, came_at
create or replace function public.contact_pairs_page(
  p_text text default null,
  p_reason text default null,
  p_apart text default null,
  p_sort text default 'sure',
  p_descending boolean default true,
  p_after uuid default null,
  p_limit integer default 50
) returns table (
  id uuid, one_id uuid, one_name text, one_email text, one_phone text, one_company text,
  other_id uuid, other_name text, other_email text, other_phone text, other_company text,
  reasons text[], sure integer, apart boolean, came_at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  return query execute private.contact_pairs_page_sql(p_text, p_reason, p_apart, p_sort, p_descending,
    -- A pair that has been merged meanwhile has no place any more: the list begins again.
    (select s.id from private.contact_pairs s where s.id = p_after), p_limit);
end
$$;
grant execute on function public.contact_pairs_page to authenticated;
comment on function public.contact_pairs_page is
  'Contacts that may be one person, of which the caller sees both, by sure or newest, a page after the '
  'one given; p_apart yes for dismissed ones. Refuses with '
  'crm_read_missing.';

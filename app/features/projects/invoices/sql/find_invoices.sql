-- not null: id, name, note, reference, spellings, rank, at
create or replace function public.find_invoices(
  p_text text default null, p_ids uuid[] default null, p_limit integer default 6
) returns table (
  id uuid, name text, note text, reference text, spellings text[], value numeric, rank integer, at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  words constant text := private.find_condition(array['private.folded(s.number || '' '' || s.description)'], p_text);
  clients uuid[];
  ids uuid[];
begin
  if not public.has_permission(private.uid(), 'financial', 'read') then
    return;
  end if;
  if words is not null then
    -- Names of clients are looked up once, not for each invoice.
    clients := array(select o.id from public.client_organizations o
      where coalesce((select k.name from public.crm_companies k where k.id = o.company_id), o.name,
        (select coalesce(c.name, c.email) from public.crm_contacts c where c.id = o.contact_id))
        ~* private.loose_pattern(p_text) limit 100);
  end if;
  ids := private.find_ids('public.invoices', null, null, null, p_text,
    case when words is not null then format('(%s or s.organization_id = any (%L::uuid[]))', words, clients) end,
    private.product_condition('financial'), null, p_ids, 3 * p_limit);
  return query
    select s.id, s.description, coalesce(private.name_of_client(s.organization_id::text), ''), s.number, '{}'::text[],
      s.value, private.find_rank(p_text, s.number || ' ' || s.description, array[s.number]), s.created_at
    from public.invoices s
    where s.id = any (ids)
    order by 7, 8 desc limit p_limit;
end
$$;
grant execute on function public.find_invoices to authenticated;
comment on function public.find_invoices is
  'Invoices for the palette by number, description or client, the nearest first, or those of p_ids. Nothing for a '
  'caller who may not read finances.';

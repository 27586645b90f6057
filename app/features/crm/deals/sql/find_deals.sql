-- not null: id, name, note, reference, spellings, rank, at
create or replace function public.find_deals(
  p_text text default null, p_ids uuid[] default null, p_limit integer default 6
) returns table (
  id uuid, name text, note text, reference text, spellings text[], value numeric, rank integer, at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  ids uuid[];
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    return;
  end if;
  ids := private.find_ids('(select * from public.crm_deals where is_active)', 'private.deal_words', 'words', 's.created_at', p_text,
    private.find_condition(array['w.words'], p_text),
    private.product_condition('crm'), null, p_ids, 3 * p_limit);
  return query
    select s.id, s.title, coalesce(o.name, c.company, c.name, ''), '', array_remove(array[c.name, c.email], null),
      s.value, private.find_rank(p_text, s.title, '{}'), s.created_at
    from public.crm_deals s
    left join public.crm_contacts c on c.id = s.contact_id
    left join public.crm_companies o on o.id = s.company_id
    where s.id = any (ids)
    order by 7, 8 desc limit p_limit;
end
$$;
grant execute on function public.find_deals to authenticated;
comment on function public.find_deals is
  'Deals for the palette by title, contact or company, the nearest first, or those of p_ids. Nothing for a caller who '
  'may not read the CRM.';

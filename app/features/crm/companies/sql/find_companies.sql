-- not null: id, name, note, reference, spellings, rank, at
create or replace function public.find_companies(
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
  ids := private.find_ids('public.crm_companies', null, null, null, p_text,
    private.find_condition(array['private.folded(s.name || '' '' || coalesce(s.cnpj, ''''))'],
      -- A CNPJ is kept without its marks.
      case when p_text ~ '^[0-9A-Za-z]{2}\.?[0-9A-Za-z]{3}\.' then regexp_replace(p_text, '[./-]', '', 'g')
        else p_text end),
    private.company_conditions(null, 'all', null, null), null, p_ids, 3 * p_limit);
  return query
    select s.id, s.name, coalesce(s.city, ''), '', array_remove(array[s.cnpj], null), null::numeric,
      private.find_rank(p_text, s.name, array[s.cnpj]), s.created_at
    from public.crm_companies s
    where s.id = any (ids)
    order by 7, 8 desc limit p_limit;
end
$$;
grant execute on function public.find_companies to authenticated;
comment on function public.find_companies is
  'Companies for the palette by name or CNPJ, the nearest first, or those of p_ids. Nothing for a caller who may not '
  'read the CRM.';

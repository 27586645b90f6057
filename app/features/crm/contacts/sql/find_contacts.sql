-- not null: id, name, note, reference, spellings, rank, at
create or replace function public.find_contacts(
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
  ids := private.find_ids('private.contact_words', null, 'words', 's.created_at', p_text,
    private.find_condition(array['s.words'], p_text),
    private.contact_conditions(null, null, null, null, null, null, null, null, null), null, p_ids, 3 * p_limit);
  return query
    select c.id, coalesce(nullif(c.name, ''), c.email, c.phone, ''), coalesce(o.name, c.company, ''), '',
      array_remove(array[c.email, c.phone, c.job_title], null), null::numeric,
      private.find_rank(p_text, c.name, array[c.email]), c.created_at
    from public.crm_contacts c left join public.crm_companies o on o.id = c.company_id
    where c.id = any (ids)
    order by 7, 8 desc limit p_limit;
end
$$;
grant execute on function public.find_contacts to authenticated;
comment on function public.find_contacts is
  'Contacts for the palette by words, e-mail or telephone, the nearest first, or those of p_ids. Nothing for a caller '
  'who may not read the CRM.';

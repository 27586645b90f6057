-- not null: id, name, note, reference, spellings, rank, at
create or replace function public.find_leads(
  p_text text default null, p_ids uuid[] default null, p_limit integer default 6
) returns table (
  id uuid, name text, note text, reference text, spellings text[], value numeric, rank integer, at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  -- The reference number, also without its hyphen.
  reference constant text := upper(regexp_replace(btrim(p_text), '^(\w{4})[ -]?(\w{4})$', '\1-\2'));
  ids uuid[];
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    return;
  end if;
  ids := private.find_ids('private.lead_words', null, 'words', 's.created_at', p_text,
    private.find_condition(array['s.words'], p_text), private.lead_source_condition(null),
    case when reference ~ '^\w{4}-\w{4}$' then format('s.id = (select q.id from public.qualification_submissions q
      where q.protocol = %L)', reference) end,
    p_ids, 3 * p_limit);
  return query
    select f.id, coalesce(nullif(f.name, ''), f.email, f.protocol), coalesce(f.company, ''), f.protocol,
      array_remove(array[f.email, f.phone], null), null::numeric,
      private.find_rank(p_text, f.name, array[f.protocol, replace(f.protocol, '-', ''), f.email]), f.created_at
    from (
      select s.id, s.protocol, s.created_at,
        coalesce(c.name, private.lead_answer(s.form_data, s.form_snapshot, 'name')) as name,
        coalesce(c.email, private.lead_answer(s.form_data, s.form_snapshot, 'email')) as email,
        coalesce(c.phone, private.lead_answer(s.form_data, s.form_snapshot, 'phone')) as phone,
        coalesce(c.company, private.lead_answer(s.form_data, s.form_snapshot, 'company')) as company
      from public.qualification_submissions s left join public.crm_contacts c on c.id = s.contact_id
      where s.id = any (ids)) f
    order by 7, 8 desc limit p_limit;
end
$$;
grant execute on function public.find_leads to authenticated;
comment on function public.find_leads is
  'Leads for the palette by words, e-mail, telephone or reference number, the nearest first, or those of p_ids. Nothing '
  'for a caller who may not read the CRM.';

drop function if exists private.words_of_contacts(uuid[]);
create or replace function private.search_text_of_contacts(p_ids uuid[])
returns table (id uuid, words text)
language plpgsql stable set search_path = ''
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  return query
    select c.id, private.folded(concat_ws(' ', c.name, c.company, o.name, c.job_title, (
        select string_agg(distinct p.match_key, ' ')
        from public.crm_contact_points p where p.contact_id = c.id)))
    from unnest(p_ids) i (id) join public.crm_contacts c on c.id = i.id
    left join public.crm_companies o on o.id = c.company_id;
end
$$;
comment on function private.search_text_of_contacts is
  'The search text of contacts: name, company, job title, addresses, and telephones as private.phone_key() has '
  'them; folded.';

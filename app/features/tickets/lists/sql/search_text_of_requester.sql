drop function if exists private.words_of_asker(uuid, uuid);
create or replace function private.search_text_of_requester(p_contact_id uuid, p_company_id uuid) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return private.folded(concat_ws(' ',
    (select concat_ws(' ', c.name, c.company, (
        select string_agg(distinct p.match_key, ' ') from public.crm_contact_points p
        where p.contact_id = c.id))
      from public.crm_contacts c where c.id = p_contact_id),
    (select o.name from public.crm_companies o where o.id = p_company_id)));
end
$$;
comment on function private.search_text_of_requester is
  'Search text of a ticket from its contact and company: names, every address, and telephones as '
  'private.phone_key() has them; folded.';

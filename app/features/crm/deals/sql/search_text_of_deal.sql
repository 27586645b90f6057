drop function if exists private.words_of_deal(text, uuid, uuid);
create or replace function private.search_text_of_deal(
  p_title text, p_contact_id uuid, p_company_id uuid
) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return private.folded(concat_ws(' ', p_title,
    (select concat_ws(' ', c.name, c.email, c.company) from public.crm_contacts c
      where c.id = p_contact_id),
    (select o.name from public.crm_companies o where o.id = p_company_id)));
end
$$;
comment on function private.search_text_of_deal is
  'Search text of a deal: its title, and the names of its contact and company.';

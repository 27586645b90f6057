drop function if exists private.words_to_find(text, uuid, jsonb, jsonb);
create or replace function private.search_text_of_lead(
  p_protocol text, p_contact_id uuid, p_form_data jsonb, p_form_snapshot jsonb
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  contact public.crm_contacts;
  known text;
begin
  select * into contact from public.crm_contacts c where c.id = p_contact_id;
  known := lower(concat_ws(' ', p_protocol, contact.name, contact.email, contact.company,
    contact.phone_key, (
      -- The contact's other addresses and telephones.
      select string_agg(distinct k.match_key, ' ') from public.crm_contact_points k
      where k.contact_id = contact.id and not k.is_primary)));
  return private.folded(known || (
    select coalesce(' ' || string_agg(distinct a.phone, ' ') filter (where strpos(known, a.phone) = 0), '')
      -- Shortened and without duplicates, so that rows stay small.
      || coalesce(' ' || lower(left(string_agg(a.value, ' ' order by length(a.value), a.key)
        filter (where strpos(known, lower(btrim(a.value))) = 0), 1000)), '')
    from (select e.key, e.value, private.phone_in(e.value) as phone
      from jsonb_each_text(p_form_data) e offset 0) a)
    || coalesce(' ' || left(private.labels_of_answers(p_form_data, p_form_snapshot), 1000), ''));
end
$$;
comment on function private.search_text_of_lead is
  'Search text of a lead: reference number, name, company, every address and telephone of its contact, as '
  'private.phone_key() has them, the answers, and the labels of choices in every language; folded.';

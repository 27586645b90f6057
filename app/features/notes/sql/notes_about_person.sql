create or replace function private.notes_about_person(p_person private.person) returns setof uuid
language sql stable set search_path = ''
as $$
  select n.id from public.lead_notes n where n.lead_id = any (p_person.leads)
  union all
  select n.id from public.ticket_notes n where n.entry_id = any (p_person.feedback)
    or n.ticket_id in (select private.tickets_of_person(p_person))
  union all
  select n.id from public.crm_notes n where n.contact_id = any (p_person.contacts)
    or n.deal_id in (select d.id from public.crm_deals d where d.contact_id = any (p_person.contacts))
$$;
comment on function private.notes_about_person is
  'Notes of every kind on the leads, tickets, entries and deals of a person, and on the person.';

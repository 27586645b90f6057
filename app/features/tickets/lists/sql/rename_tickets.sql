drop function if exists private.rename_tickets();
create or replace function private.rename_tickets(p_contact uuid default null, p_company uuid default null)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.ticket_words w set known = private.search_text_of_requester(t.contact_id, t.company_id)
    from public.feedback_tickets t
    -- Two statements, each with its own index.
    where w.id = t.id and t.id in (
      select k.id from public.feedback_tickets k where k.contact_id = p_contact
      union all
      select k.id from public.feedback_tickets k where k.company_id = p_company);
end
$$;
comment on function private.rename_tickets is
  'Step: updates the search rows of tickets after a contact or company was renamed.';

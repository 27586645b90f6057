create or replace function private.rename_tickets() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.ticket_words w set known = private.words_of_asker(t.contact_id, t.company_id)
    from public.feedback_tickets t
    -- Each by its own index.
    where w.id = t.id and t.id in (
      select k.id from public.feedback_tickets k where tg_argv[0] = 'contact' and k.contact_id = new.id
      union all
      select k.id from public.feedback_tickets k where tg_argv[0] = 'company' and k.company_id = new.id);
  return null;
end
$$;
comment on function private.rename_tickets is
  'Trigger: tickets are found by the names of their contact and their company (its argument).';

create or replace function private.feedback_tickets_after_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.status <> new.status then
    perform private.queue_webhooks('ticket.status_changed', 
      (select p.product from public.feedback_projects p where p.id = new.project_id), new.id,
      jsonb_build_object('status', new.status, 'previous_status', old.status));
    perform private.ask_rating(old, new);
    perform private.move_entries_of_ticket(old, new);
  end if;
  if (old.contact_id, old.author_email) is distinct from (new.contact_id, new.author_email) then
    perform private.drop_ticket_links(new.id);
  end if;
  if (old.number, old.title, old.author_name, old.author_email, old.contact_id, old.company_id)
    is distinct from (new.number, new.title, new.author_name, new.author_email, new.contact_id,
      new.company_id) then
    perform private.index_ticket_search(new);
  end if;
  perform private.record_ticket(old, new);
  return null;
end
$$;
comment on function private.feedback_tickets_after_update is
  'Trigger: rating, entries, mailed links, search row and history of a changed ticket.';

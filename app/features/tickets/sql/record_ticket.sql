drop function if exists private.record_ticket();
create or replace function private.record_ticket(
  former public.feedback_tickets, ticket public.feedback_tickets
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.feedback_changes (ticket_id, kind, from_status, to_status, changed_by)
    select ticket.id, c.kind, c.was, c.becomes, private.uid()
    from (values
      ('owner', former.owner_id::text, ticket.owner_id::text),
      ('priority', former.priority, ticket.priority),
      ('module', former.module_id::text, ticket.module_id::text)) c (kind, was, becomes)
    where c.was is distinct from c.becomes;
  -- Neither title nor requester: the history would keep them after erasure.
  insert into public.feedback_changes (ticket_id, kind, changed_by)
    select ticket.id, c.kind, private.uid()
    from (values ('title', former.title is distinct from ticket.title),
      ('contact', former.contact_id is distinct from ticket.contact_id)) c (kind, changed)
    where c.changed and ticket.emptied_at is null and private.caller_role() = 'authenticated';
end
$$;
comment on function private.record_ticket is
  'Step: records the changes of a ticket besides its status: who, from what, to what.';

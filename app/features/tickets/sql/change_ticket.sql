drop function if exists private.change_ticket();
create or replace function private.change_ticket(
  former public.feedback_tickets, ticket public.feedback_tickets
) returns public.feedback_tickets
language plpgsql security definer set search_path = ''
as $$
declare
  asks record;
  by_user boolean := private.caller_role() = 'authenticated';
begin
  ticket.revision := former.revision + 1;
  ticket.updated_at := clock_timestamp();
  if ticket.owner_id is distinct from former.owner_id and ticket.owner_id is not null
     -- A restore, or the owner in a console, may set any value.
     and private.caller_role() in ('anon', 'authenticated', 'service_role')
     and not private.reads_feedback_of(ticket.owner_id, ticket.project_id) then
    raise exception 'ticket_owner_unfit' using errcode = 'PT409';
  end if;
  if ticket.contact_id is distinct from former.contact_id and ticket.emptied_at is null
     and not private.operation_is('merge') then
    if ticket.contact_id is not null then
      select c.name, c.email, c.company_id into asks from public.crm_contacts c
        where c.id = ticket.contact_id and (not by_user or private.reads_contact(c.products));
      if not found then
        raise exception 'contact_gone' using errcode = 'PT404';
      end if;
      ticket.author_name := coalesce(asks.name, ticket.author_name);
      ticket.author_email := coalesce(asks.email, ticket.author_email);
      ticket.company_id := asks.company_id;
    elsif pg_catalog.pg_trigger_depth() > 1 then
      -- The contact was deleted, and the requester with it.
      ticket.title := 'Chamado';
      ticket.subject := null;
      ticket.author_name := null;
      ticket.author_email := null;
      ticket.company_id := null;
    else
      -- The contact was wrong: the first author becomes the requester again, under the name they gave.
      select m.author_name, m.author_email into asks from (
          select e.author_name, e.author_email, 1 as rank, e.created_at
          from public.feedback_entries e where e.id = ticket.feedback_id
            and (not by_user or e.project_id = any (private.feedback_projects_in('read')))
          union all
          select k.author_name, k.author_email, 2, k.created_at
          from public.feedback_messages k where k.ticket_id = ticket.id and k.author = 'author'
        ) m order by m.rank, m.created_at limit 1;
      ticket.author_name := asks.author_name;
      ticket.author_email := asks.author_email;
      ticket.company_id := null;
    end if;
  end if;
  return ticket;
end
$$;
comment on function private.change_ticket is
  'Step: raises the revision of a ticket; its requester follows the contact. Refuses with '
  'ticket_owner_unfit or contact_gone.';

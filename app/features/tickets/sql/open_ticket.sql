drop function if exists private.open_ticket();
create or replace function private.open_ticket(ticket public.feedback_tickets)
returns public.feedback_tickets
language plpgsql security definer set search_path = ''
as $$
declare
  entry record;
  of_entry uuid;
  asks record;
  -- Only definer functions, which read everything, set another creator, a client or a ticket to continue. Values from
  -- users are read with their permissions.
  by_user boolean := private.caller_role() = 'authenticated' and ticket.created_by is not null
    and ticket.organization_id is null and ticket.follows is null;
begin
  if ticket.feedback_id is not null then
    select e.project_id, e.module_id, e.verbatim, e.author_name, e.author_email, e.contact_id, e.locale
      into entry from public.feedback_entries e where e.id = ticket.feedback_id
        and (not by_user or e.project_id = any (private.feedback_projects_in('read')));
    if not found then
      raise exception 'entry_gone' using errcode = 'PT404';
    elsif entry.project_id <> ticket.project_id then
      raise exception 'ticket_other_project' using errcode = 'PT422';
    end if;
    of_entry := entry.contact_id;
    ticket.module_id := coalesce(ticket.module_id, entry.module_id);
    ticket.locale := entry.locale;
    ticket.author_name := coalesce(ticket.author_name, entry.author_name);
    ticket.author_email := coalesce(ticket.author_email, entry.author_email);
    ticket.contact_id := coalesce(ticket.contact_id, entry.contact_id);
    ticket.title := coalesce(nullif(btrim(ticket.title), ''), private.title_of_text(entry.verbatim));
    ticket.subject := coalesce(ticket.subject, nullif(private.title_of_text(entry.verbatim), ''));
  end if;
  if ticket.contact_id is not null then
    select c.name, c.email, c.company_id into asks from public.crm_contacts c
      where c.id = ticket.contact_id and (not by_user or private.reads_contact(c.products));
    if not found and ticket.contact_id is distinct from of_entry then
      raise exception 'contact_gone' using errcode = 'PT404';
    end if;
    ticket.author_name := coalesce(asks.name, ticket.author_name);
    ticket.author_email := coalesce(ticket.author_email, asks.email);
    ticket.company_id := coalesce(ticket.company_id, asks.company_id);
  end if;
  if ticket.owner_id is not null
     and private.caller_role() in ('anon', 'authenticated', 'service_role')
     and not private.reads_feedback_of(ticket.owner_id, ticket.project_id) then
    raise exception 'ticket_owner_unfit' using errcode = 'PT409';
  end if;
  ticket.title := coalesce(nullif(btrim(ticket.title), ''), 'Chamado');
  -- Staff may rename a ticket; requesters still see this. A ticket that continues another one has its subject, and
  -- where that has none, its title may be one that staff gave it.
  ticket.subject := coalesce(ticket.subject, case when ticket.follows is null then ticket.title end);
  ticket.solved_at := coalesce(ticket.solved_at,
    case when ticket.status = 'solved' then clock_timestamp() end);
  ticket.closed_at := coalesce(ticket.closed_at,
    case when ticket.status = 'closed' then clock_timestamp() end);
  return ticket;
end
$$;
comment on function private.open_ticket is
  'Step: a new ticket gets subject, module, language and requester from its entry and contact, and without '
  'a title the text of the entry; one that arrives solved or closed gets the time of that. Refuses '
  'with entry_gone, contact_gone, ticket_other_project or ticket_owner_unfit.';

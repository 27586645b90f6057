create or replace function public.link_ticket_entry(
  p_ticket_id uuid, p_entry_id uuid, p_linked boolean default true
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  ticket public.feedback_tickets := private.check_ticket(p_ticket_id, 'update');
  entry record;
begin
  select e.id, e.protocol, p.product into entry
    from public.feedback_entries e join public.feedback_projects p on p.id = e.project_id
    where e.id = p_entry_id and private.entry_in_reach(e.id, 'read');
  if not found then
    raise exception 'entry_gone' using errcode = 'PT404';
  elsif entry.product is distinct from (
      select p.product from public.feedback_projects p where p.id = ticket.project_id) then
    raise exception 'ticket_other_product' using errcode = 'PT409';
  elsif ticket.merged_into is not null then
    raise exception 'ticket_merged' using errcode = 'PT409';
  end if;
  if p_linked then
    insert into public.ticket_entries (ticket_id, entry_id) values (ticket.id, entry.id)
      on conflict do nothing;
  else
    delete from public.ticket_entries l where l.ticket_id = ticket.id and l.entry_id = entry.id;
  end if;
  if not found then
    return false;
  end if;
  if not p_linked and ticket.feedback_id = entry.id then
    update public.feedback_tickets t set feedback_id = null where t.id = ticket.id;
  end if;
  insert into public.feedback_changes (ticket_id, kind, to_status, changed_by, details)
    values (ticket.id, case when p_linked then 'linked' else 'unlinked' end, entry.protocol,
      private.uid(), jsonb_build_object('entry', entry.id));
  if p_linked then
    perform private.begin_entry(entry.id, ticket.id);
  end if;
  return true;
end
$$;
grant execute on function public.link_ticket_entry to authenticated;
comment on function public.link_ticket_entry is
  'Links an entry to a ticket of the same product, or takes it off; false where that is so already. Its '
  'author gets answers from then on. Refuses with feedback_update_missing, ticket_gone, entry_gone, '
  'ticket_merged or ticket_other_product.';

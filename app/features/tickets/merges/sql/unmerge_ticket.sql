create or replace function public.unmerge_ticket(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  gone public.feedback_tickets;
  stood text;
begin
  -- In the order in which merging locks them.
  perform from public.feedback_tickets t where t.id = p_id
    or t.id = (select k.merged_into from public.feedback_tickets k where k.id = p_id)
    order by t.id for update;
  gone := private.check_ticket(p_id, 'update');
  if gone.merged_into is null then
    raise exception 'changed' using errcode = 'PT409';
  end if;
  perform private.check_ticket(gone.merged_into, 'update');
  -- A requester of either was answered, or has written, in the merged ticket.
  if exists (select from public.feedback_messages m where m.ticket_id = gone.merged_into
      and m.created_at >= gone.merged_at)
     or exists (select from public.feedback_tickets t
      where t.id = gone.merged_into and t.merged_into is not null) then
    raise exception 'unmerge_late' using errcode = 'PT409';
  end if;
  select c.from_status into stood from public.feedback_changes c
    where c.ticket_id = p_id and c.kind = 'merged' and c.from_status is not null
    order by c.changed_at desc limit 1;
  update public.feedback_tickets t set merged_into = null, merged_at = null,
      status = coalesce(stood, 'open') where t.id = p_id;
  insert into public.feedback_changes (ticket_id, kind, changed_by, details)
    values (p_id, 'unmerged', private.uid(), jsonb_build_object('from', gone.merged_into)),
      (gone.merged_into, 'unmerged', private.uid(),
        jsonb_build_object('given', p_id, 'number', gone.number));
end
$$;
grant execute on function public.unmerge_ticket to authenticated;
comment on function public.unmerge_ticket is
  'Undoes the merge of a ticket, as long as nobody has written in the target since. Refuses with '
  'feedback_update_missing, ticket_gone, changed or unmerge_late.';

create or replace function public.drop_ticket_draft(p_ticket_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_ticket(p_ticket_id, 'update');
  delete from public.ticket_drafts d where d.ticket_id = p_ticket_id;
  return found;
end
$$;
grant execute on function public.drop_ticket_draft to authenticated;
comment on function public.drop_ticket_draft is
  'Deletes the reply that a rule has drafted in a ticket; false where there is none. Refuses with '
  'feedback_update_missing or ticket_gone.';

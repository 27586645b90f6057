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
  'Drops an answer that a rule has begun in a ticket; false where there is none any more. Refuses with '
  'feedback_update_missing or ticket_gone.';

create or replace function private.move_entry_by_ticket(p_entry_id uuid, p_to text, p_ticket_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.feedback_entries e set status = p_to where e.id = p_entry_id;
  update public.feedback_changes c set details = jsonb_build_object('ticket', t.id, 'number', t.number)
    from public.feedback_tickets t
    where t.id = p_ticket_id and c.id = (select k.id from public.feedback_changes k
      where k.entry_id = p_entry_id and k.kind = 'status' order by k.changed_at desc, k.place desc limit 1);
end
$$;
comment on function private.move_entry_by_ticket is
  'Step: moves an entry because of a ticket, which its history names.';

create or replace function private.begin_entry(p_entry_id uuid, p_ticket_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.feedback_entries e where e.id = p_entry_id and e.status = 'new' for update) then
    perform private.move_entry_by_ticket(p_entry_id, 'triaged', p_ticket_id);
  end if;
end
$$;
comment on function private.begin_entry is
  'Step: a new entry is in work once it has a ticket or a reply; one that staff have moved stays.';

drop policy if exists lead_notes_server on public.lead_notes;
create policy lead_notes_server on public.lead_notes for select to service_role using (true);

drop policy if exists lead_notes_staff on public.lead_notes;
create policy lead_notes_staff on public.lead_notes for select to authenticated
  using (removed_at is null
    and (select public.has_permission((select private.uid()), 'crm', 'read')));

-- Staff are few: their commits may wait in the one line that notifications make.
create or replace trigger announce_notes after insert or update on public.lead_notes
  for each statement execute function private.announce_list('leads');

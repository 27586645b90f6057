drop policy if exists lead_notes_server on public.lead_notes;
create policy lead_notes_server on public.lead_notes for select to service_role using (true);

drop policy if exists lead_notes_staff on public.lead_notes;
create policy lead_notes_staff on public.lead_notes for select to authenticated
  using (removed_at is null
    and ((select private.in_every_product('crm', 'read'))
      or exists (select from public.qualification_submissions s where s.id = lead_id)));

-- Commits with a notification run one at a time, which is fast enough for the few writes of staff.
create or replace trigger announce_notes after insert or update on public.lead_notes
  for each statement execute function private.announce_list('leads');

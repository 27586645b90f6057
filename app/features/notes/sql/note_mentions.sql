drop policy if exists note_mentions_server on public.note_mentions;
create policy note_mentions_server on public.note_mentions for select to service_role using (true);

-- Users read their own mentions, as long as they may read the record that holds the note.
drop policy if exists note_mentions_own on public.note_mentions;
create policy note_mentions_own on public.note_mentions for select to authenticated
  using (user_id = (select private.uid())
    and ((select public.has_permission((select private.uid()), 'crm', 'read'))
        and exists (select from public.lead_notes n where n.id = lead_note_id)
      or exists (select from public.ticket_notes n where n.id = ticket_note_id)
      or exists (select from public.crm_notes n where n.id = crm_note_id)
      or exists (select from public.project_notes n where n.id = project_note_id)));

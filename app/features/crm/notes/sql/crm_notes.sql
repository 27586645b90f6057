drop policy if exists crm_notes_server on public.crm_notes;
create policy crm_notes_server on public.crm_notes for select to service_role using (true);

-- Readable with the deal, the contact or the company, by their policies.
drop policy if exists crm_notes_staff on public.crm_notes;
create policy crm_notes_staff on public.crm_notes for select to authenticated
  using (removed_at is null
    and (exists (select from public.crm_deals d where d.id = deal_id)
      or exists (select from public.crm_contacts c where c.id = contact_id)
      or exists (select from public.crm_companies o where o.id = company_id)));

create or replace trigger a_follow_merge before insert or update of contact_id on public.crm_notes
  for each row when (new.contact_id is not null) execute function private.follow_merge();
-- Commits with a notification run one at a time, which is fast enough for the few writes of staff.
create or replace trigger announce_crm_notes after insert or update on public.crm_notes
  for each statement execute function private.announce_list('deals');
create or replace trigger forget_note_mails after delete on public.crm_notes
  referencing old table as gone for each statement execute function private.forget_stranger_mails();

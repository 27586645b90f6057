drop policy if exists crm_contact_points_server on public.crm_contact_points;
create policy crm_contact_points_server on public.crm_contact_points
  for select to service_role using (true);

-- Seen with the contact, whose own policies decide.
drop policy if exists crm_contact_points_staff on public.crm_contact_points;
create policy crm_contact_points_staff on public.crm_contact_points for select to authenticated
  using (exists (select from public.crm_contacts c where c.id = contact_id));

create or replace trigger find_by_new_points after insert on public.crm_contact_points
  referencing new table as added for each statement execute function private.find_by_points();
create or replace trigger find_by_changed_points after update on public.crm_contact_points
  referencing old table as gone new table as added for each statement
  execute function private.find_by_points();
create or replace trigger find_without_points after delete on public.crm_contact_points
  referencing old table as gone for each statement execute function private.find_by_points();

drop policy if exists nps_invitations_server on public.nps_invitations;
create policy nps_invitations_server on public.nps_invitations for select to service_role using (true);

-- Readable with the survey, by its policy.
drop policy if exists nps_invitations_staff on public.nps_invitations;
create policy nps_invitations_staff on public.nps_invitations for select to authenticated
  using (exists (select from public.nps_surveys s where s.id = survey_id));

create or replace trigger a_follow_merge before insert or update of contact_id on public.nps_invitations
  for each row execute function private.follow_merge();

drop policy if exists survey_consents_server on public.survey_consents;
create policy survey_consents_server on public.survey_consents for select to service_role using (true);

drop policy if exists survey_consents_staff on public.survey_consents;
create policy survey_consents_staff on public.survey_consents for select to authenticated
  using ((select public.has_permission((select private.uid()), 'campaigns', 'read')));

drop policy if exists nps_surveys_server on public.nps_surveys;
create policy nps_surveys_server on public.nps_surveys for select to service_role using (true);

drop policy if exists nps_surveys_staff on public.nps_surveys;
create policy nps_surveys_staff on public.nps_surveys for select to authenticated
  using ((select public.has_permission((select private.uid()), 'campaigns', 'read'))
    and project_id = any ((select private.feedback_projects_in('read'))::uuid[]));

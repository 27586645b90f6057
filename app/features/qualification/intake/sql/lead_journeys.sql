drop policy if exists lead_journeys_server on public.lead_journeys;
create policy lead_journeys_server on public.lead_journeys for select to service_role using (true);

drop policy if exists lead_journeys_staff on public.lead_journeys;
create policy lead_journeys_staff on public.lead_journeys for select to authenticated
  using ((select private.in_every_product('crm', 'read'))
    or exists (select from public.qualification_submissions s where s.id = submission_id));

create or replace trigger score_journey after insert or update on public.lead_journeys
  for each row execute function private.score_journey();

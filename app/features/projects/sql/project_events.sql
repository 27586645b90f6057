drop policy if exists project_events_server on public.project_events;
create policy project_events_server on public.project_events for select to service_role using (true);

-- Staff only: on purpose without a policy for clients.
drop policy if exists project_events_staff on public.project_events;
create policy project_events_staff on public.project_events for select to authenticated
  using ((select private.products_in('projects', 'read'))::text[] <> '{}'
    and exists (select from public.projects p where p.id = project_id
      and p.product = any ((select private.products_in('projects', 'read'))::text[])));

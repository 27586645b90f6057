drop policy if exists deliverables_server on public.deliverables;
create policy deliverables_server on public.deliverables for select to service_role using (true);

-- Visible with the project, as the policies of projects say. Asked first is whether the user is staff: other projects
-- are not read for people of clients.
drop policy if exists deliverables_readers on public.deliverables;
create policy deliverables_readers on public.deliverables for select to authenticated
  using ((select private.products_in('projects', 'read'))::text[] <> '{}'
      and exists (select from public.projects p where p.id = project_id
        and p.product = any ((select private.products_in('projects', 'read'))::text[]))
    or project_id in (select unnest((select private.shown_projects_in())::uuid[])));

drop policy if exists project_notes_server on public.project_notes;
create policy project_notes_server on public.project_notes for select to service_role using (true);

-- Staff only: on purpose without a policy for clients.
drop policy if exists project_notes_staff on public.project_notes;
create policy project_notes_staff on public.project_notes for select to authenticated
  using (exists (select from public.projects p where p.id = project_id
    and p.product = any ((select private.products_in('projects', 'read'))::text[])));

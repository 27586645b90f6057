drop policy if exists project_comments_server on public.project_comments;
create policy project_comments_server on public.project_comments for select to service_role using (true);

-- Visible with the project, as the policies of projects say. Asked first is whether the user is staff: other projects
-- are not read for people of clients.
drop policy if exists project_comments_readers on public.project_comments;
create policy project_comments_readers on public.project_comments for select to authenticated
  using ((select private.products_in('projects', 'read'))::text[] <> '{}'
      and exists (select from public.projects p where p.id = project_id
        and p.product = any ((select private.products_in('projects', 'read'))::text[]))
    or project_id in (select unnest((select private.shown_projects_in())::uuid[])));

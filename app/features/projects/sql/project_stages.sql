drop policy if exists project_stages_server on public.project_stages;
create policy project_stages_server on public.project_stages for select to service_role using (true);

-- Visible with the project, as the policies of projects say. Asked first is whether the user is staff: other projects
-- are not read for people of clients.
drop policy if exists project_stages_readers on public.project_stages;
create policy project_stages_readers on public.project_stages for select to authenticated
  using ((select private.products_in('projects', 'read'))::text[] <> '{}'
      and exists (select from public.projects p where p.id = project_id
        and p.product = any ((select private.products_in('projects', 'read'))::text[]))
    or project_id in (select unnest((select private.shown_projects_in())::uuid[])));

create or replace trigger keep_promise before update or delete on public.project_stages
  for each row execute function private.keep_promise();
drop trigger if exists keep_dates_in_order on public.project_stages;
create constraint trigger keep_dates_in_order after insert or update on public.project_stages
  deferrable initially deferred for each row execute function private.keep_dates_in_order();
create or replace trigger stand_project after insert or delete or update of promised_on, planned_on, actual_on
  on public.project_stages for each row execute function private.stand_project();

drop policy if exists projects_server on public.projects;
create policy projects_server on public.projects for select to service_role using (true);

drop policy if exists projects_people on public.projects;
create policy projects_people on public.projects for select to authenticated
  using (shown_at is not null
    and organization_id = any ((select private.organizations_in('{owner,member,finance}'))::uuid[]));

drop policy if exists projects_staff on public.projects;
create policy projects_staff on public.projects for select to authenticated
  using (product = any ((select private.products_in('projects', 'read'))::text[]));

-- Triggers of the previous release, which had one for each step.
drop trigger if exists spread_product on public.projects;
drop trigger if exists stand_new_project on public.projects;
drop trigger if exists stand_project on public.projects;
drop function if exists private.spread_product_to_client();

create or replace trigger count_revision before update on public.projects
  for each row execute function private.count_revision();
create or replace trigger announce_projects after insert or update on public.projects
  for each statement execute function private.announce_list('projects');
create or replace trigger projects_after_insert after insert on public.projects
  for each row execute function private.projects_after_insert();
create or replace trigger projects_after_update after update on public.projects
  for each row when ((old.organization_id, old.name, old.starts_on, old.conducted_by, old.paused_on, old.ended_on,
      old.product)
    is distinct from (new.organization_id, new.name, new.starts_on, new.conducted_by, new.paused_on, new.ended_on,
      new.product))
  execute function private.projects_after_update();

drop policy if exists projects_server on public.projects;
create policy projects_server on public.projects for select to service_role using (true);

drop policy if exists projects_people on public.projects;
create policy projects_people on public.projects for select to authenticated
  using (shown_at is not null
    and organization_id = any ((select private.organizations_in('{owner,member,finance}'))::uuid[]));

drop policy if exists projects_staff on public.projects;
create policy projects_staff on public.projects for select to authenticated
  using (product = any ((select private.products_in('projects', 'read'))::text[]));

create or replace trigger count_revision before update on public.projects
  for each row execute function private.count_revision();
create or replace trigger announce_projects after insert or update on public.projects
  for each statement execute function private.announce_list('projects');
create or replace trigger stand_new_project after insert on public.projects
  for each row execute function private.stand_project();
create or replace trigger spread_product after insert or update of organization_id, product on public.projects
  for each row execute function private.spread_product_to_client();
create or replace trigger stand_project after update of organization_id, name, starts_on, conducted_by,
  paused_on, ended_on, product on public.projects
  for each row execute function private.stand_project();

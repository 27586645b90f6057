drop policy if exists client_organizations_server on public.client_organizations;
create policy client_organizations_server on public.client_organizations for select to service_role
  using (true);

drop policy if exists client_organizations_members on public.client_organizations;
create policy client_organizations_members on public.client_organizations for select to authenticated
  using (private.is_member(id));

drop policy if exists client_organizations_staff on public.client_organizations;
create policy client_organizations_staff on public.client_organizations for select to authenticated
  using (products && (select private.products_in('projects', 'read'))::text[]
    or (select private.in_every_product('projects', 'read')));

create or replace trigger a_follow_merge before insert or update of contact_id on public.client_organizations
  for each row execute function private.follow_merge();
create or replace trigger count_revision before update on public.client_organizations
  for each row execute function private.count_revision();
drop trigger if exists rename_projects on public.client_organizations;
create or replace trigger client_organizations_after_update after update on public.client_organizations
  for each row
  when ((old.name, old.company_id, old.contact_id) is distinct from (new.name, new.company_id, new.contact_id))
  execute function private.client_organizations_after_update();

drop policy if exists invoices_server on public.invoices;
create policy invoices_server on public.invoices for select to service_role using (true);

-- Members of a client see no invoices, and clients see no draft and no cancelled one.
drop policy if exists invoices_people on public.invoices;
create policy invoices_people on public.invoices for select to authenticated
  using (state in ('issued', 'paid')
    and organization_id = any ((select private.organizations_in('{owner,finance}'))::uuid[]));

drop policy if exists invoices_staff on public.invoices;
create policy invoices_staff on public.invoices for select to authenticated
  using (product = any ((select private.products_in('financial', 'read'))::text[]));

create or replace trigger take_product_of_project before insert or update of project_id on public.invoices
  for each row when (new.project_id is not null) execute function private.take_product_of_project();
create or replace trigger count_revision before update on public.invoices
  for each row execute function private.count_revision();
create or replace trigger announce_invoices after insert or update on public.invoices
  for each statement execute function private.announce_list('invoices');
create or replace trigger erase_invoice_file after delete or update of storage_key on public.invoices
  for each row when (old.storage_key is not null) execute function private.erase_invoice_file();

-- Projects, invoices and clients belong to products, as deals do: a role that is narrowed to a product reads and
-- writes those of its product.
-- expand

alter table public.projects
  add column product text not null default 'forja' references public.crm_products (slug);
create index projects_of_product on public.projects (product);
grant select (product) on public.projects to authenticated;
comment on column public.projects.product is
  'Product of the deal that it was started from, at that moment; it stays when the deal moves to another.';

alter table public.client_organizations
  add column products text[] not null default '{}' check (array_position(products, null) is null);
create index client_organizations_products on public.client_organizations using gin (products);
grant select (products) on public.client_organizations to authenticated;
comment on column public.client_organizations.products is
  'Slugs of the products of its deals and projects; it only grows.';

alter table public.invoices
  add column product text not null default 'forja' references public.crm_products (slug);
create index invoices_of_product on public.invoices (product, due_on, id);
grant select (product) on public.invoices to authenticated;
comment on column public.invoices.product is 'Product of its project, or one of the products of its client.';

alter table private.project_standings add column product text not null default 'forja';
create index project_standings_of_product on private.project_standings (product, urgency, id);

update public.projects p set product = d.product
  from public.crm_deals d where d.id = p.deal_id and d.product is distinct from p.product;
update private.project_standings s set product = p.product
  from public.projects p where p.id = s.id and s.product <> p.product;
update public.client_organizations o set products = array(
    select d.product from public.crm_deals d where d.organization_id = o.id and d.product is not null
    union select p.product from public.projects p where p.organization_id = o.id
    order by 1);
-- Without a project: as its client is, where that has one product alone.
update public.invoices i set product = coalesce(
    (select p.product from public.projects p where p.id = i.project_id),
    (select o.products[1] from public.client_organizations o
      where o.id = i.organization_id and cardinality(o.products) = 1), i.product);

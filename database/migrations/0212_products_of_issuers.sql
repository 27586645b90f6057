-- A mapping of an issuer gives a role in every product, or in one.
-- expand
alter table public.sign_in_roles add column id uuid not null default gen_random_uuid();
alter table public.sign_in_roles add column product text references public.crm_products (slug);
alter table public.sign_in_roles drop constraint sign_in_roles_pkey;
alter table public.sign_in_roles add constraint sign_in_roles_pkey primary key (id);
create unique index sign_in_roles_once on public.sign_in_roles (issuer_id, claim_value, role, coalesce(product, ''));
create index sign_in_roles_product on public.sign_in_roles (product) where product is not null;
-- Not granted: id, which nobody reads.
grant select (product) on public.sign_in_roles to authenticated;
comment on column public.sign_in_roles.product is 'Null: the role is given in every product.';

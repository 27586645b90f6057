-- not null: id, name
create or replace function public.invoice_clients()
returns table (id uuid, name text, projects jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'financial', 'read') then
    perform private.refuse('financial_read_missing');
  end if;
  return query
    select o.id, coalesce(private.name_of_client(o.id::text), ''),
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.created_at desc), '[]')
        from public.projects p where p.organization_id = o.id
          and p.product = any ((select private.products_in('financial', 'read'))::text[]))
    from public.client_organizations o
    where (o.products && (select private.products_in('financial', 'read'))::text[]
        or (select private.in_every_product('financial', 'read')))
      and (o.is_active or exists (select from public.invoices i where i.organization_id = o.id))
    order by 2, 1;
end
$$;
grant execute on function public.invoice_clients to authenticated;
comment on function public.invoice_clients is
  'Clients that an invoice may be written to, each with its projects, of the products whose invoices the caller may read. Refuses with financial_read_missing.';

-- not null: storage_key, original_name, content_type, size
create or replace function public.invoice_file(p_invoice uuid)
returns table (storage_key text, original_name text, content_type text, size integer)
language sql stable security definer set search_path = ''
as $$
  select i.storage_key, i.file_name, 'application/pdf', i.file_size from public.invoices i
  where i.id = p_invoice and i.storage_key is not null
    and (private.may_in('financial', 'read', i.product)
      or i.state in ('issued', 'paid') and private.is_member(i.organization_id, '{owner,finance}'))
$$;
grant execute on function public.invoice_file to authenticated;
comment on function public.invoice_file is
  'Storage key of the file of an invoice, for a caller who may read it; nothing for others.';

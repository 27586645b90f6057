create or replace function private.order_claim() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.outbox (kind, payload)
    values ('crm.claim-contacts', jsonb_build_object('product_id', new.id));
  return null;
end
$$;
comment on function private.order_claim is
  'Trigger: enqueues the claim of earlier contacts of a source that a product was given.';

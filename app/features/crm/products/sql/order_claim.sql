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
  'Trigger: who came by a source before its product took it is looked for, which may be many.';

create or replace function private.erase_invoice_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' or new.storage_key is distinct from old.storage_key then
    insert into public.outbox (kind, payload)
      values ('invoice.erase-file', jsonb_build_object('storage_key', old.storage_key));
  end if;
  return null;
end
$$;
comment on function private.erase_invoice_file is
  'Trigger: enqueues the deletion of a file that an invoice no longer has.';

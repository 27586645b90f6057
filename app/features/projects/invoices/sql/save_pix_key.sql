create or replace function public.save_pix_key(p_kind text, p_key text, p_name text, p_city text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  saved bigint;
begin
  -- The key is that of the company: money of every product is sent to it.
  if not private.in_every_product('financial', 'approve') then
    perform private.refuse('financial_approve_missing');
  elsif p_kind = 'cnpj' and not private.is_valid_cnpj(p_key) then
    raise exception 'key_wrong' using errcode = 'PT422';
  end if;
  -- Locked, so that no invoice is issued for the former key meanwhile.
  perform pg_advisory_xact_lock(hashtext('public.pix_keys'));
  insert into public.pix_keys (kind, key, merchant_name, merchant_city)
    values (p_kind, p_key, p_name, p_city) returning id into saved;
  insert into public.outbox (kind, payload)
    select 'invoice.pix-key-mail', jsonb_build_object('pix_key_id', saved::text, 'user_id', p.user_id)
    from public.user_profiles p
    -- Starts from roles: staff are few, accounts may be many.
    where p.is_active and p.user_id in (select r.user_id from public.user_roles r where r.is_active)
      and private.may(p.user_id, 'financial', 'approve');
  -- The key receives the money of every invoice that is issued from now on.
  perform private.record_security_event('pix_key_changed', 'warning', private.uid(),
    jsonb_build_object('kind', p_kind));
end
$$;
grant execute on function public.save_pix_key to authenticated;
comment on function public.save_pix_key is
  'Sets the company''s Pix key; issued invoices keep theirs. Mails all users who may approve finance. Refuses with financial_approve_missing or key_wrong.';

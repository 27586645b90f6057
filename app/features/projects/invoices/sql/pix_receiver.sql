create or replace function private.pix_receiver(p_text text) returns text
language sql immutable strict set search_path = ''
as $$
  -- The key; for a dynamic code of a bank, its address.
  select coalesce(a.account ->> '01', a.account ->> '25')
  from jsonb_each_text(private.pix_fields(p_text)) f
  cross join lateral (select private.pix_fields(f.value) as account) a
  where f.key between '26' and '51' and lower(a.account ->> '00') = 'br.gov.bcb.pix'
  order by f.key limit 1
$$;
comment on function private.pix_receiver is
  'The Pix key that a BR Code pays, or the address of a dynamic code; null where it names neither.';

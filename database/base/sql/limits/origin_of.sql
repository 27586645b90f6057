create or replace function private.origin_of(p_address text) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  -- A claim comes from the server; an argument comes from the caller and is not trusted.
  known text := coalesce(private.claim('address'), p_address);
  forwarded text;
begin
  if known is not null or private.has_claim_of_visitor() then
    return known;
  end if;
  forwarded := private.forwarded_network();
  if forwarded is not null
     and private.count_hit('["forwarded address"]', 300, interval '1 hour') then
    return forwarded;
  end if;
  return 'nobody';
end
$$;
comment on function private.origin_of is
  'The network address that a post counts for. Null: none is known, but the visitor is. "nobody": '
  'neither, as in a direct insert without claims and headers, or beyond 300 such an hour that only '
  'a header distinguishes; all of these share one count.';

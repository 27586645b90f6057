create or replace function private.forwarded_network() returns text
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select private.network_of(entry)
    from string_to_table(nullif(current_setting('request.headers', true), '')::jsonb
      ->> 'x-forwarded-for', ',') with ordinality hops (entry, hop)
    where private.network_of(entry) is not null order by hop limit 1);
exception when others then
  return null;
end
$$;
comment on function private.forwarded_network is
  'The visitor''s network from the headers of an interface in front of the database (request.headers): '
  'the first public address in X-Forwarded-For, since the last ones belong to proxies of the '
  'provider, which are public too. Anybody may forge the first: private.origin_of() bounds it.';

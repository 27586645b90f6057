create or replace function private.network_of(p_address text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  -- As proxies write it: with spaces, an IPv6 address in brackets, a port behind.
  text_form text := btrim(p_address, ' ');
  address inet;
begin
  text_form := regexp_replace(text_form, '^\[([^\]]*)\](:\d+)?$', '\1');
  text_form := regexp_replace(text_form, '^([\d.]+):\d+$', '\1');
  if text_form ~ '/' then
    return null;
  end if;
  address := text_form::inet;
  if address <<= '::ffff:0:0/96'::inet then
    address := '0.0.0.0'::inet + (address - '::ffff:0:0'::inet);
  elsif address <<= '64:ff9b::/96'::inet then
    address := '0.0.0.0'::inet + (address - '64:ff9b::'::inet);
  end if;
  if exists (select from unnest(array['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8',
      '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16', '::/127', 'fc00::/7', 'fe80::/10']::inet[])
      shared where address <<= shared) then
    return null;
  end if;
  return case family(address) when 4 then host(address)
    else text(network(set_masklen(address, 64))) end;
exception when others then
  return null;
end
$$;
comment on function private.network_of is
  'The network by which a visitor is counted: the IPv4 address, or the first 64 bits of an IPv6 address; null for '
  'an address that is not of one visitor (private, shared, loopback, link-local) and for no address.';

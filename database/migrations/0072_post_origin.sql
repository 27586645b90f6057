-- Whom a post comes from, as far as anybody can say, and what follows when it is much or unknown.

create function private.network_of(p_address text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  -- As proxies write it: with spaces, an IPv6 address in brackets, a port behind.
  given text := btrim(p_address, ' ');
  address inet;
begin
  given := regexp_replace(given, '^\[([^\]]*)\](:\d+)?$', '\1');
  given := regexp_replace(given, '^([\d.]+):\d+$', '\1');
  if given ~ '/' then
    return null;
  end if;
  address := given::inet;
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
revoke all on function private.network_of(text) from public;
comment on function private.network_of(text) is
  'What a visitor is counted by: the IPv4 address, or of an IPv6 address its first 64 bits; null for '
  'what never stands for one visitor (private, shared, loopback, link-local) and for no address.';

create function private.has_claim_of_visitor() returns boolean
language sql stable set search_path = ''
return coalesce(private.claim('client'), private.claim('sub')) is not null;
revoke all on function private.has_claim_of_visitor() from public;
comment on function private.has_claim_of_visitor() is
  'Whether whoever let the caller in has said which visitor it is.';

create function private.forwarded_network() returns text
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
revoke all on function private.forwarded_network() from public;
comment on function private.forwarded_network() is
  'The visitor''s network as an interface in front of the database passes it on (request.headers): '
  'the first public address in X-Forwarded-For, since the last ones belong to proxies of the '
  'provider, which are public too. Anybody may forge the first: private.origin_of() bounds it.';

create function private.origin_of(p_address text) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  -- A claim was vouched for by whoever let the caller in; an argument is the caller's own word.
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
revoke all on function private.origin_of(text) from public;
comment on function private.origin_of(text) is
  'The network address that a post counts for. Null: none is known, but the visitor is. "nobody": '
  'neither, as in a direct insert without claims and headers, or beyond 300 such an hour that only '
  'a header told apart; all of these share one count.';

create function private.visitor_within_limit(
  p_what text, p_identifier text, p_max integer, p_window interval
) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  forwarded text;
begin
  if private.has_claim_of_visitor() then
    return public.check_rate_limit(p_what || ' ' || coalesce(p_identifier, ''), p_max, p_window);
  end if;
  forwarded := private.forwarded_network();
  -- Who cannot be told apart is not refused for what others sent: see private.address_state().
  return forwarded is null or private.count_hit(
    jsonb_build_array('forwarded', p_what, forwarded)::text, p_max, p_window);
end
$$;
revoke all on function private.visitor_within_limit(text, text, integer, interval) from public;
comment on function private.visitor_within_limit(text, text, integer, interval) is
  'The visitor''s own limit: counted by the claims, without any by the forwarded address, and never '
  'for everybody at once.';

create or replace function private.lead_within_limit(source text, identifier text) returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  return private.visitor_within_limit('lead ' || source, identifier,
    case source when 'qualification' then 2 else 5 end,
    case source when 'qualification' then interval '5 minutes' else interval '1 hour' end);
end
$$;

create function private.address_state(p_what text, p_origin text) returns text
language plpgsql volatile set search_path = ''
as $$
begin
  if p_origin is null or private.count_hit(
      jsonb_build_array(p_what || ' address', p_origin)::text, 5, interval '1 hour') then
    return 'within';
  end if;
  return case when private.count_hit(
      jsonb_build_array(p_what || ' address beyond', p_origin)::text, 295, interval '1 hour')
    then 'review' else 'refused' end;
end
$$;
revoke all on function private.address_state(text, text) from public;
comment on function private.address_state(text, text) is
  'Counts a post for its network address: within (5 an hour), review (up to 300 an hour: kept, and '
  'nobody is mailed) or refused. Null is no address and always within.';

-- Applications are taken by the same measure.

create or replace function public.submit_application(
  p_id uuid,
  p_opening text,
  p_opening_title text,
  p_name text,
  p_email text,
  p_message text,
  p_phone text default null,
  p_phone_e164 text default null,
  p_link text default null,
  p_locale text default 'pt-BR',
  p_limit_identifier text default null,
  p_address_identifier text default null,
  p_marks text[] default '{}',
  p_earlier_id uuid default null
) returns table (outcome text, protocol text)
language plpgsql security definer set search_path = ''
as $$
declare
  application uuid := coalesce(p_id, gen_random_uuid());
  within_limit boolean := true;
  state text;
  reason text;
  given_protocol text;
begin
  -- Copies of one application take turns, both ids always in the same order.
  perform pg_advisory_xact_lock(
    hashtextextended('application ' || least(application, p_earlier_id), 0));
  perform pg_advisory_xact_lock(
    hashtextextended('application ' || greatest(application, p_earlier_id), 0));
  return query select 'replayed', a.protocol
    from public.talent_applications a where a.id in (application, p_earlier_id);
  if found then
    return;
  end if;

  -- A limit that cannot be checked must not cost an application.
  begin
    within_limit := private.visitor_within_limit(
      'talent', p_limit_identifier, 5, interval '1 hour');
    if within_limit then
      state := private.address_state('talent', private.origin_of(p_address_identifier));
      within_limit := state <> 'refused';
      reason := case state when 'review' then 'address_limit' end;
    end if;
  exception when others then
    raise warning 'limit of application % not checked: % %', application, sqlstate, sqlerrm;
    reason := 'limit_check_failed';
  end;
  if not within_limit then
    return query select 'limited', null::text;
    return;
  end if;
  if 'honeypot' = any (p_marks) then
    reason := 'honeypot';
  elsif 'too_fast' = any (p_marks) and reason is distinct from 'address_limit' then
    reason := 'too_fast';
  end if;

  insert into public.talent_applications as a (id, protocol, opening, opening_title, name, email,
    phone, phone_verified, link, message, locale, review_reason)
    values (application, private.new_application_protocol(application), p_opening,
      p_opening_title, btrim(p_name), lower(btrim(p_email)),
      coalesce(p_phone_e164, nullif(btrim(p_phone), '')), p_phone_e164 is not null,
      nullif(btrim(p_link), ''), btrim(p_message), p_locale, reason)
    returning a.protocol into given_protocol;

  -- None for spam, and none above the hourly limit of an address: nobody mails through this form.
  if reason is null or reason in ('too_fast', 'limit_check_failed') then
    insert into public.outbox (kind, payload)
      values ('talent.team-mail', jsonb_build_object('application_id', application));
  end if;
  if reason is null or reason = 'limit_check_failed' then
    insert into public.outbox (kind, payload)
      values ('talent.applicant-mail', jsonb_build_object('application_id', application));
  end if;

  delete from public.talent_applications where id in (
    select a.id from public.talent_applications a where a.erase_at < now()
    order by a.erase_at limit 10 for update skip locked);
  return query select 'accepted', given_protocol;
end
$$;

-- not null: outcome, quota, remaining, resets_in
create or replace function private.enter_api(p_hash bytea, p_network text)
returns table (outcome text, key_id uuid, owner_id uuid, product text, scopes text[], quota integer,
  remaining integer, resets_in integer)
language plpgsql security definer set search_path = ''
as $$
declare
  known public.api_keys;
  valid boolean;
  -- Of a key in a minute; of a network with keys that are not valid, in ten minutes.
  most integer := 300;
  time_window interval := interval '1 minute';
  subject text;
  within boolean := true;
  hits timestamptz[];
begin
  select * into known from public.api_keys k where k.secret_hash = p_hash;
  valid := found and known.revoked_at is null and (known.expires_at is null or known.expires_at > now())
    and exists (select from public.user_profiles p where p.user_id = known.owner_id and p.is_active);
  if not valid then
    most := 30;
    time_window := interval '10 minutes';
  end if;
  subject := case when valid then jsonb_build_array('api key', known.id)::text
    when p_network is not null then jsonb_build_array('api network', p_network)::text end;
  if subject is not null then
    within := private.count_hit(subject, most, time_window);
    select array(select hit from unnest(r.hits) hit where hit > clock_timestamp() - time_window order by hit) into hits
      from private.rate_limits r where r.key = sha256(convert_to(subject, 'UTF8'));
  end if;
  if valid and within and (known.last_used_at is null or known.last_used_at < now() - interval '10 minutes') then
    update public.api_keys k set last_used_at = now() where k.id = known.id;
  end if;
  return query select
    case when not within then 'limited' when valid then 'known' when known.id is null then 'unknown'
      when known.revoked_at is not null then 'revoked' when known.expires_at <= now() then 'expired' else 'unknown' end,
    case when valid then known.id end, case when valid then known.owner_id end, case when valid then known.product end,
    case when valid then known.scopes end, most, greatest(most - coalesce(cardinality(hits), 0), 0),
    ceil(extract(epoch from coalesce(hits[1] + time_window - clock_timestamp(), time_window)))::integer;
end
$$;
grant execute on function private.enter_api to service_role;
comment on function private.enter_api is
  'Counts a call of the API, by its key, or by the network where the key is not valid, and finds the key by its hash. '
  'outcome: known, limited, unknown, revoked or expired. Notes the use of the key, every ten minutes at most.';

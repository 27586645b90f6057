-- not null: id, began_at, received, stored, set_aside
create or replace function private.latest_outage(p_id uuid default null)
returns table (id uuid, began_at timestamptz, ended_at timestamptz, received integer, stored integer, set_aside integer)
language sql stable security definer set search_path = ''
as $$
  select o.id, o.began_at, o.ended_at, coalesce(sum(s.received), 0)::integer, coalesce(sum(s.stored), 0)::integer,
    coalesce(sum(s.set_aside), 0)::integer
  from private.outages o
  left join private.outage_spools s on s.outage_id = o.id
  where p_id is null or o.id = p_id
  group by o.id
  order by o.began_at desc limit 1
$$;
grant execute on function private.latest_outage to service_role;
comment on function private.latest_outage is
  'The last time without a database, or a given one, with the posts that were received meanwhile.';

-- How much of what strangers attach may lie on the disk: asked before a byte of it is kept.

create table private.upload_room (
  id uuid primary key,
  entry_id uuid references public.feedback_entries (id) on delete cascade,
  network text check (length(network) between 1 and 200),
  bytes bigint not null check (bytes > 0),
  under_way boolean not null default true,
  started_at timestamptz not null default clock_timestamp()
);
create index upload_room_of_network on private.upload_room (network, started_at)
  where network is not null;
create index upload_room_of_entry on private.upload_room (entry_id);
create index upload_room_oldest on private.upload_room (started_at);
revoke all on private.upload_room from public, anon, authenticated, service_role;
alter table private.upload_room enable row level security;
-- Granted to nobody, with no policy: only definer functions, as the owner, touch it.
comment on table private.upload_room is
  'Bytes that posts with files were given, and once they are taken, those that they fill. A row goes '
  'a day after its post, once nobody has to look at its entry any more.';
comment on column private.upload_room.network is
  'Keyed hash of the network address, for a day; null where an address stands for many people.';
comment on column private.upload_room.under_way is
  'The post has not been stored yet. After an hour nobody waits for it any longer.';

-- What lies there already and nobody has looked at.
insert into private.upload_room (id, entry_id, bytes, under_way, started_at)
  select gen_random_uuid(), e.id, sum(a.size), false, e.created_at
  from public.feedback_entries e join public.feedback_attachments a on a.entry_id = e.id
  where e.status = 'new' group by e.id;

create function private.limit_reached(subject text, max_requests integer, time_window interval)
returns boolean
language sql volatile set search_path = ''
as $$
  select exists (
    select from private.rate_limits r
    where r.key = sha256(convert_to(subject, 'UTF8')) and (
      select count(*) from unnest(r.hits) hit where hit > clock_timestamp() - time_window
    ) >= max_requests)
$$;
revoke all on function private.limit_reached(text, integer, interval) from public;
comment on function private.limit_reached(text, integer, interval) is
  'Whether private.count_hit() would refuse the next call; counts nothing.';

create function private.clear_upload_room() returns void
language sql volatile set search_path = ''
as $$
  delete from private.upload_room where id in (
    select u.id from private.upload_room u
    left join public.feedback_entries e on e.id = u.entry_id
    where u.started_at < now() - interval '1 day' and e.status is distinct from 'new'
    order by u.started_at limit 20 for update of u skip locked);
  update private.upload_room set network = null where id in (
    select u.id from private.upload_room u
    where u.started_at < now() - interval '1 day' and u.network is not null
    order by u.started_at limit 20 for update skip locked);
$$;
revoke all on function private.clear_upload_room() from public;
comment on function private.clear_upload_room() is
  'Takes out a few rows that no budget asks for any more, and addresses older than a day.';

create function private.reserve_upload(
  p_id uuid, p_entry_id uuid, p_client text, p_network text, p_wanted bigint, p_unsettled_max bigint
) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz;
  granted bigint;
begin
  -- The counter that submit_feedback asks for the same visitor. A copy of what is stored needs no room.
  if private.limit_reached(
      jsonb_build_array('call', 'anon', p_client, private.limit_place('feedback '))::text, 5, interval '1 hour')
    or exists (select from public.feedback_entries e where e.id = p_entry_id) then
    return 0;
  end if;
  -- All posts with files take turns here: what one is given the next one finds gone.
  perform pg_advisory_xact_lock(hashtextextended('upload room', 0));
  perform private.clear_upload_room();
  moment := clock_timestamp();
  select least(p_wanted, p_unsettled_max - coalesce(sum(u.bytes), 0)) into granted
    from private.upload_room u left join public.feedback_entries e on e.id = u.entry_id
    where (u.under_way and u.started_at > moment - interval '1 hour') or e.status = 'new';
  if p_network is not null then
    select least(granted,
        50 * 1048576 - coalesce(sum(u.bytes) filter (
          where u.started_at > moment - interval '1 hour'), 0),
        200 * 1048576 - coalesce(sum(u.bytes), 0)) into granted
      from private.upload_room u
      where u.network = p_network and u.started_at > moment - interval '1 day'
        and (not u.under_way or u.started_at > moment - interval '1 hour');
  end if;
  if granted <= 0 then
    return 0;
  end if;
  insert into private.upload_room (id, network, bytes) values (p_id, p_network, granted);
  return granted;
end
$$;
revoke all on function private.reserve_upload(uuid, uuid, text, text, bigint, bigint) from public;
grant execute on function private.reserve_upload(uuid, uuid, text, text, bigint, bigint)
  to service_role;
comment on function private.reserve_upload(uuid, uuid, text, text, bigint, bigint) is
  'Bytes that the files of one post of feedback may fill, p_wanted at most: none when the visitor has '
  'reached the hourly limit or the entry is stored already, and no more than is left of 50 MB an hour '
  'and 200 MB a day for a network address, and of p_unsettled_max for all posts under way and all '
  'entries that nobody has looked at. submit_feedback fills what was given; release_upload gives it back.';

create function private.release_upload(p_id uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from private.upload_room where id = p_id and under_way
$$;
revoke all on function private.release_upload(uuid) from public;
grant execute on function private.release_upload(uuid) to service_role;
comment on function private.release_upload(uuid) is
  'Gives back what a post was given that has not been stored. Nothing of one that has been.';

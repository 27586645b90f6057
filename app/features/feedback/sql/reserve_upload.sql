-- not null: *
create or replace function private.reserve_upload(
  p_id uuid, p_entry_id uuid, p_client text, p_network text, p_wanted bigint, p_unsettled_max bigint
) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz;
  granted bigint;
begin
  -- The same counter as in submit_feedback. A repeated post of a stored entry needs no room.
  if private.limit_reached(
      jsonb_build_array('call', 'anon', p_client, private.limit_place('feedback '))::text, 5, interval '1 hour')
    or exists (select from public.feedback_entries e where e.id = p_entry_id) then
    return 0;
  end if;
  -- Serializes all posts with files, so that no room is reserved twice.
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
grant execute on function private.reserve_upload to service_role;
comment on function private.reserve_upload is
  'Bytes that the files of one post of feedback may fill, p_wanted at most: none when the visitor has '
  'reached the hourly limit or the entry is stored already, and no more than is left of 50 MB an hour '
  'and 200 MB a day for a network address, and of p_unsettled_max for all posts in progress and all '
  'unread entries. submit_feedback uses the reserved room; release_upload releases it.';

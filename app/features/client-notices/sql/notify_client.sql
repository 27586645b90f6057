drop function if exists private.tell_client(uuid, uuid, text, text, text, uuid, text, jsonb, interval);
drop function if exists private.tell_client(uuid, uuid, text, text, text, text, jsonb, interval);
create or replace function private.notify_client(
  p_user uuid, p_organization uuid, p_kind text, p_title text, p_record_kind text, p_record_id uuid,
  p_job text default 'client.notice-mail', p_payload jsonb default '{}', p_after interval default '0'
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  way text := private.client_notice_delivery(p_user, p_kind);
  notice uuid;
begin
  if way = 'off' then
    return;
  end if;
  -- Serialized per person, so that the count is right.
  perform pg_advisory_xact_lock(hashtextextended('client notices ' || p_user, 0));
  if way = 'now' and (
      select count(*) filter (where n.ordered_at > clock_timestamp() - interval '1 hour') >= 5 or count(*) >= 20
      from private.client_notices n where n.user_id = p_user and n.way = 'now'
        and n.ordered_at > clock_timestamp() - interval '1 day') then
    -- Notices above the limit go into the morning digest.
    way := 'digest';
  end if;
  insert into private.client_notices (user_id, organization_id, kind, title, record_kind, record_id, way)
    values (p_user, p_organization, p_kind, left(p_title, 250), p_record_kind, p_record_id, way) returning id into notice;
  if way = 'now' then
    insert into public.outbox (kind, payload, created_at)
      values (p_job, p_payload || jsonb_build_object('notice_id', notice), now() + p_after);
  end if;
end
$$;
comment on function private.notify_client is
  'Notifies a person of a client as they have chosen for the kind: by the mail of a job at once, '
  'within five an hour and twenty a day, else in the next morning''s digest. The record is what the notice links to.';

-- How the team answers what people ask about their own data, and what is erased when.

create function private.check_privacy_action(p_id uuid, p_action text)
returns public.privacy_requests
language plpgsql set search_path = ''
as $$
declare
  request public.privacy_requests;
begin
  if not public.has_permission(private.uid(), 'users', p_action) then
    raise exception 'users_%_missing', p_action using errcode = '42501';
  end if;
  select * into request from public.privacy_requests r where r.id = p_id for update;
  if not found then
    raise exception 'request_unknown' using errcode = 'P0002';
  end if;
  return request;
end
$$;
revoke all on function private.check_privacy_action(uuid, text) from public;

create function public.privacy_findings(p_id uuid)
returns table (table_name text, found bigint)
language plpgsql security definer set search_path = ''
as $$
declare
  request public.privacy_requests := private.check_privacy_action(p_id, 'read');
begin
  if request.email is null or request.state = 'unproved' then
    return;
  end if;
  return query select r.table_name, count(*) from private.personal_rows(request.email) r
    group by r.table_name order by 1;
end
$$;
revoke all on function public.privacy_findings(uuid) from public;
grant execute on function public.privacy_findings(uuid) to authenticated;
comment on function public.privacy_findings(uuid) is
  'How many rows hold the person of a proved request, by table; never the rows.';

create function public.answer_privacy_request(p_id uuid, p_outcome text, p_answer text)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  request public.privacy_requests := private.check_privacy_action(p_id, 'update');
begin
  if request.state <> 'open' then
    raise exception 'request_not_open' using errcode = '23514';
  elsif p_outcome not in ('copy_given', 'corrected', 'refused')
      or p_outcome = 'copy_given' and request.kind not in ('access', 'portability')
      or p_outcome = 'corrected' and request.kind <> 'correction' then
    raise exception 'outcome_unfit' using errcode = '23514';
  elsif p_outcome <> 'copy_given' and coalesce(btrim(p_answer), '') = '' then
    raise exception 'answer_missing' using errcode = '23514';
  end if;
  update public.privacy_requests set
    state = case p_outcome when 'refused' then 'refused' else 'done' end,
    answer = nullif(btrim(p_answer), ''),
    closed_at = now(),
    copy_until = case p_outcome when 'copy_given' then now() + interval '7 days' end
    where id = p_id;
  insert into public.privacy_request_events (request_id, event, actor_id)
    values (p_id, p_outcome, private.uid());
  insert into public.outbox (kind, payload)
    values ('privacy.answer-mail', jsonb_build_object('request_id', p_id));
end
$$;
revoke all on function public.answer_privacy_request(uuid, text, text) from public;
grant execute on function public.answer_privacy_request(uuid, text, text) to authenticated;
comment on function public.answer_privacy_request(uuid, text, text) is
  'Closes a proved request: copy_given (access, portability), corrected, or refused with the reason. '
  'Refuses with users_update_missing, request_not_open, outcome_unfit or answer_missing.';

create function public.order_erasure(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  request public.privacy_requests := private.check_privacy_action(p_id, 'delete');
begin
  if request.state <> 'open' or request.kind <> 'deletion' then
    raise exception 'request_not_open' using errcode = '23514';
  end if;
  -- Staff leave by having their roles ended first, which has rules of its own.
  if exists (
    select from public.user_roles r join identity.users u on u.id = r.user_id
    where u.email = request.email and r.is_active
      and (r.expires_at is null or r.expires_at > now())
  ) then
    raise exception 'person_is_staff' using errcode = '23514';
  end if;
  update public.privacy_requests set state = 'erasing' where id = p_id;
  insert into public.privacy_request_events (request_id, event, actor_id)
    values (p_id, 'erasure_ordered', private.uid());
  insert into public.outbox (kind, payload)
    values ('privacy.erase', jsonb_build_object('request_id', p_id));
end
$$;
revoke all on function public.order_erasure(uuid) from public;
grant execute on function public.order_erasure(uuid) to authenticated;
comment on function public.order_erasure(uuid) is
  'Has everything of the person of a proved request erased. Refuses with users_delete_missing, '
  'request_not_open or person_is_staff.';

create function public.personal_copy(p_id uuid)
returns table (table_name text, row_data jsonb)
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
begin
  select r.email into address from public.privacy_requests r
    where r.id = p_id and r.state = 'done' and r.copy_until > now();
  if address is null then
    return;
  end if;
  insert into public.privacy_request_events (request_id, event) values (p_id, 'copy_fetched');
  return query select * from private.personal_rows(address);
end
$$;
revoke all on function public.personal_copy(uuid) from public;
grant execute on function public.personal_copy(uuid) to service_role;
comment on function public.personal_copy(uuid) is
  'Everything that is held of the person of an answered request, while its link holds.';

create function public.personal_files(p_id uuid) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
declare
  p private.person;
  entry private.personal_data;
begin
  p := private.person_of((
    select r.email from public.privacy_requests r where r.id = p_id and r.state = 'erasing'));
  for entry in select * from private.personal_data d
      where d.files is not null order by d.position loop
    return query execute
      format('select %s from %s t where %s', entry.files, entry.table_name, entry.belongs) using p;
  end loop;
end
$$;
revoke all on function public.personal_files(uuid) from public;
grant execute on function public.personal_files(uuid) to service_role;
comment on function public.personal_files(uuid) is
  'Keys of the stored files of the person who is being erased.';

create function public.erase_personal_rows(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  p private.person;
  entry private.personal_data;
  changed bigint;
  counts jsonb := '{}';
begin
  select (private.person_of(r.email)).* into p
    from public.privacy_requests r where r.id = p_id and r.state = 'erasing' for update;
  if p.email is null then
    return counts;
  end if;
  for entry in select * from private.personal_data d order by d.position loop
    continue when to_regclass(entry.table_name) is null;
    if entry.erasure = 'delete' then
      execute format('delete from %s t where %s', entry.table_name, entry.belongs) using p;
    else
      execute format('update %s t set %s where %s', entry.table_name, entry.erasure, entry.belongs)
        using p;
    end if;
    get diagnostics changed = row_count;
    if changed > 0 then
      counts := counts || jsonb_build_object(entry.table_name, changed);
    end if;
  end loop;
  -- Once, though the work around it may be tried again.
  if not exists (select from public.privacy_request_events e
      where e.request_id = p_id and e.event = 'erased') then
    insert into public.privacy_request_events (request_id, event, details)
      values (p_id, 'erased', counts);
  end if;
  return counts;
end
$$;
revoke all on function public.erase_personal_rows(uuid) from public;
grant execute on function public.erase_personal_rows(uuid) to service_role;
comment on function public.erase_personal_rows(uuid) is
  'Erases the rows of an ordered erasure, all or none, and says how many by table.';

create function public.forget_privacy_request(p_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.privacy_requests
    set state = 'done', closed_at = now(), email = null, name = null, message = null, answer = null
    where id = p_id and state = 'erasing'
$$;
revoke all on function public.forget_privacy_request(uuid) from public;
grant execute on function public.forget_privacy_request(uuid) to service_role;
comment on function public.forget_privacy_request(uuid) is
  'Ends an erasure: what is left says that it was done, and no longer of whom.';

create function public.erase_expired() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  applications bigint;
  events bigint;
  requests bigint;
begin
  delete from public.talent_applications where erase_at < now();
  get diagnostics applications = row_count;
  delete from public.security_events where created_at < now() - interval '6 months';
  get diagnostics events = row_count;
  delete from public.privacy_requests
    where state = 'unproved' and created_at < now() - interval '7 days';
  get diagnostics requests = row_count;
  return jsonb_build_object('applications', applications, 'security_events', events,
    'unproved_requests', requests);
end
$$;
revoke all on function public.erase_expired() from public;
grant execute on function public.erase_expired() to service_role;
comment on function public.erase_expired() is
  'Erases what has been kept as long as the privacy policy says: applications for 12 months, the '
  'security record for 6, requests that nobody proved for a week.';

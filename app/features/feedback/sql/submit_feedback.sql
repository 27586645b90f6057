-- not null: outcome
create or replace function public.submit_feedback(
  p_id uuid,
  p_token_hash text,
  p_project_key text,
  p_type text,
  p_verbatim text,
  p_module_key text default null,
  p_severity text default null,
  p_score integer default null,
  p_persona text default null,
  p_channel text default null,
  p_context jsonb default '{}',
  p_name text default null,
  p_email text default null,
  p_contact_claim text default null,
  p_user_agent text default null,
  p_locale text default 'pt-BR',
  p_attachments jsonb default '[]',
  p_limit_identifier text default null,
  p_address_identifier text default null,
  p_marks text[] default '{}',
  p_earlier_id uuid default null,
  p_secret_hash text default null,
  p_upload_id uuid default null
) returns table (outcome text, entry_id uuid, protocol text, opened boolean, missing jsonb)
language plpgsql security definer set search_path = ''
as $$
declare
  entry uuid := coalesce(p_id, gen_random_uuid());
  project public.feedback_projects;
  module uuid;
  is_limited boolean;
  room bigint;
  reason text;
  given_protocol text;
  email text := lower(nullif(btrim(p_email), ''));
begin
  perform private.lock_copies('feedback', entry, p_earlier_id);
  -- An id derived from the same text counts as the same entry for ten seconds only.
  return query select 'replayed', e.id, e.protocol,
      exists (select from private.feedback_follow_up_secrets s
        where s.entry_id = e.id and s.kind = 'browser' and s.token_hash = p_secret_hash),
      private.rejected_files(e.context)
    from public.feedback_entries e
    where e.id = entry
      or (e.id = p_earlier_id and e.created_at > clock_timestamp() - interval '10 seconds')
    order by e.id = entry desc limit 1;
  if found then
    return;
  end if;

  select * into project from public.feedback_projects p where p.key = p_project_key and p.is_active;
  if project.id is null then
    return query select 'unknown_project', null::uuid, null::text, false, null::jsonb;
    return;
  end if;
  if nullif(btrim(p_module_key), '') is not null then
    select m.id into module from public.feedback_modules m
      where m.project_id = project.id and m.key = p_module_key and m.is_active;
    if module is null then
      return query select 'unknown_module', null::uuid, null::text, false, null::jsonb;
      return;
    end if;
  end if;
  if not private.feedback_type_offered(project, p_type) then
    return query select 'type_off', null::uuid, null::text, false, null::jsonb;
    return;
  end if;
  if jsonb_array_length(p_attachments) > 0 and not project.attachments_enabled then
    return query select 'attachments_off', null::uuid, null::text, false, null::jsonb;
    return;
  end if;
  if jsonb_array_length(p_attachments) > 5 then
    raise exception 'feedback_takes_five_files' using errcode = 'PT422';
  end if;
  if jsonb_array_length(p_attachments) > 0 then
    -- Locked until the end, so that no other post uses the same room.
    select u.bytes into room from private.upload_room u
      where u.id = p_upload_id and u.under_way for update;
    if room is null or room < (
        select sum((f ->> 'size')::bigint) from jsonb_array_elements(p_attachments) f) then
      raise exception 'feedback_files_without_room' using errcode = 'PT403';
    end if;
  end if;
  -- One secret opens one entry, also with concurrent posts.
  perform pg_advisory_xact_lock(hashtextextended('feedback secret ' || p_secret_hash, 0));
  if p_secret_hash = p_token_hash
    or exists (select from private.feedback_follow_up_secrets s where s.token_hash = p_secret_hash) then
    return query select 'secret_taken', null::uuid, null::text, false, null::jsonb;
    return;
  end if;

  select r.is_limited, r.reason into is_limited, reason
    from private.review_visitor_post('feedback', entry, p_limit_identifier, p_address_identifier, p_marks) r;
  if is_limited then
    return query select 'limited', null::uuid, null::text, false, null::jsonb;
    return;
  end if;

  insert into public.feedback_entries as e (id, protocol, project_id, module_id, type, severity,
    score, persona, channel, verbatim, context, author_name, author_email, contact_claim,
    user_agent, locale, status, review_reason, created_at)
    values (entry, private.new_feedback_protocol(entry), project.id, module, p_type,
      -- Only bugs have a severity.
      case when p_type = 'bug' then coalesce(p_severity, 'medium') else 'medium' end,
      case when p_type in ('srs', 'nps', 'csat') then p_score end,
      coalesce(nullif(btrim(p_persona), ''), project.persona),
      coalesce(nullif(btrim(p_channel), ''), 'inapp'), btrim(p_verbatim), private.mask_secrets(p_context::text)::jsonb,
      nullif(btrim(p_name), ''), email, nullif(btrim(p_contact_claim), ''),
      left(nullif(btrim(p_user_agent), ''), 500), p_locale,
      case reason when 'honeypot' then 'spam' else 'new' end, reason,
      private.received_at())
    returning e.protocol into given_protocol;

  insert into public.feedback_attachments (entry_id, storage_key, original_name, content_type, size,
    sha256)
    select entry, f.storage_key, f.original_name, f.content_type, f.size, f.sha256
    from jsonb_to_recordset(p_attachments) as f (storage_key text, original_name text,
      content_type text, size integer, sha256 text);
  update public.feedback_entries e set attachments = coalesce((
    select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.original_name,
      'type', a.content_type, 'size', a.size) order by a.created_at, a.id)
    from public.feedback_attachments a where a.entry_id = entry), '[]')
    where e.id = entry and jsonb_array_length(p_attachments) > 0;
  update private.upload_room u set entry_id = entry, under_way = false, bytes = (
      select sum(a.size) from public.feedback_attachments a where a.entry_id = entry)
    where u.id = p_upload_id and u.under_way and jsonb_array_length(p_attachments) > 0;
  insert into private.feedback_follow_up_secrets (entry_id, kind, token_hash)
    select entry, of_link.kind, of_link.hash
    from (values ('mail', p_token_hash), ('browser', p_secret_hash)) of_link (kind, hash)
    where of_link.kind = 'mail' or of_link.hash is not null;

  -- No receipt for spam, or above the hourly limit of an address, so that the form is no mail relay.
  if reason is null or reason in ('too_fast', 'limit_check_failed') then
    insert into public.outbox (kind, payload)
      values ('feedback.team-mail', jsonb_build_object('entry_id', entry));
  end if;
  if email is not null and (reason is null or reason = 'limit_check_failed') then
    insert into public.outbox (kind, payload)
      values ('feedback.author-mail', jsonb_build_object('entry_id', entry));
  end if;

  delete from public.feedback_entries where id in (
    select e.id from public.feedback_entries e where e.erase_at < now()
    order by e.erase_at limit 10 for update skip locked);
  return query select 'accepted', entry, given_protocol, p_secret_hash is not null,
    private.rejected_files(p_context);
end
$$;
grant execute on function public.submit_feedback to anon, authenticated, service_role;
comment on function public.submit_feedback is
  'Stores an entry and returns the outcome: accepted, replayed (this id is already '
  'accepted, or its derived one of the last ten seconds; never counted), limited (5 an hour, 300 of '
  'one network address), unknown_project, unknown_module, type_off, attachments_off or secret_taken. '
  'opened: the secret of p_secret_hash opens the entry. Files need the room of p_upload_id. missing: '
  'names of files that were not stored for lack of room. Without a persona the entry has the project''s. Marks are '
  'those of submit_lead. Also erases a few entries whose time is up.';

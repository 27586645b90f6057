-- Following feedback up: the author by the secret of the link, staff by permission.

create function private.feedback_of_token(p_token text) returns uuid
language sql stable set search_path = ''
return (select e.id from public.feedback_entries e
  where e.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex'));
revoke all on function private.feedback_of_token(text) from public;
comment on function private.feedback_of_token(text) is 'The entry of a follow-up secret, or null.';

create function public.feedback_followed(p_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'protocol', e.protocol, 'type', e.type, 'severity', e.severity, 'score', e.score,
    'verbatim', e.verbatim, 'status', e.status, 'created_at', e.created_at,
    'mailed', e.author_email is not null,
    'files', e.attachments,
    'history', (select coalesce(jsonb_agg(jsonb_build_object('status', c.to_status,
      'at', c.changed_at) order by c.changed_at), '[]')
      from public.feedback_changes c where c.entry_id = e.id),
    'messages', (select coalesce(jsonb_agg(jsonb_build_object('by', m.author, 'body', m.body,
      'at', m.created_at) order by m.created_at), '[]')
      from public.feedback_messages m where m.entry_id = e.id and not m.is_internal))
  from public.feedback_entries e where e.id = private.feedback_of_token(p_token)
$$;
revoke all on function public.feedback_followed(text) from public;
grant execute on function public.feedback_followed(text) to anon, authenticated, service_role;
comment on function public.feedback_followed(text) is
  'What the author of an entry may see of it, by the secret of the follow-up link; null for an '
  'unknown one.';

create function public.feedback_file(p_token text, p_attachment_id uuid)
returns table (storage_key text, original_name text, content_type text, size integer)
language sql stable security definer set search_path = ''
as $$
  select a.storage_key, a.original_name, a.content_type, a.size
  from public.feedback_attachments a
  where a.id = p_attachment_id and a.entry_id = private.feedback_of_token(p_token)
$$;
revoke all on function public.feedback_file(text, uuid) from public;
grant execute on function public.feedback_file(text, uuid) to anon, authenticated, service_role;
comment on function public.feedback_file(text, uuid) is
  'One file of an entry for its author, by the secret of the follow-up link.';

create function public.reply_to_feedback(p_token text, p_body text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  entry uuid := private.feedback_of_token(p_token);
  message uuid;
begin
  if entry is null then
    return 'unknown';
  end if;
  -- A post that is sent twice says the same thing once.
  perform pg_advisory_xact_lock(hashtextextended('feedback reply ' || entry, 0));
  if exists (select from public.feedback_messages m where m.entry_id = entry
      and m.author = 'author' and m.body = btrim(p_body)
      and m.created_at > clock_timestamp() - interval '10 minutes') then
    return 'replayed';
  end if;
  if not private.count_hit(jsonb_build_array('feedback reply', entry)::text, 10, interval '1 hour')
  then
    return 'limited';
  end if;
  insert into public.feedback_messages (entry_id, author, is_internal, body)
    values (entry, 'author', false, btrim(p_body)) returning id into message;
  insert into public.outbox (kind, payload)
    values ('feedback.author-reply-mail', jsonb_build_object('message_id', message));
  return 'accepted';
end
$$;
revoke all on function public.reply_to_feedback(text, text) from public;
grant execute on function public.reply_to_feedback(text, text) to anon, authenticated, service_role;
comment on function public.reply_to_feedback(text, text) is
  'Adds what the author has to say, by the secret of the follow-up link: accepted, replayed, limited '
  '(10 an hour) or unknown. Reopens a ticket that was solved within 14 days.';

-- Staff.

create function public.add_feedback_message(
  p_entry_id uuid, p_body text, p_is_internal boolean default true
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  message uuid;
  mailed boolean;
begin
  if not public.has_permission(private.uid(), 'feedback', 'update') then
    raise exception 'feedback_update_missing' using errcode = '42501';
  end if;
  select e.author_email is not null into mailed
    from public.feedback_entries e where e.id = p_entry_id;
  if not found then
    return null;
  end if;
  insert into public.feedback_messages (entry_id, author, written_by, is_internal, body)
    values (p_entry_id, 'staff', private.uid(), p_is_internal, btrim(p_body))
    returning id into message;
  if mailed and not p_is_internal then
    insert into public.outbox (kind, payload)
      values ('feedback.reply-mail', jsonb_build_object('message_id', message));
  end if;
  return message;
end
$$;
revoke all on function public.add_feedback_message(uuid, text, boolean) from public;
grant execute on function public.add_feedback_message(uuid, text, boolean) to authenticated;
comment on function public.add_feedback_message(uuid, text, boolean) is
  'A note of staff, or an answer that the author reads at the follow-up link and by mail. Null for '
  'an unknown entry; refuses with feedback_update_missing.';

create function private.feedback_conditions(
  p_text text, p_status text, p_type text, p_from date, p_to date
) returns text
language sql immutable set search_path = ''
return 'true'
  || case when private.pattern_of(p_text) is null then '' else '
    and lower(e.protocol || '' '' || coalesce(e.author_name, '''') || '' ''
      || coalesce(e.author_email, '''') || '' '' || e.verbatim) like private.pattern_of($1)' end
  || case when p_status is null then '' else ' and e.status = $2' end
  || case when p_type is null then '' else ' and e.type = $3' end
  || case when p_from is null then '' else ' and e.created_at >= private.start_of_day($4)' end
  || case when p_to is null then '' else ' and e.created_at < private.start_of_day($5 + 1)' end;
revoke all on function private.feedback_conditions(text, text, text, date, date) from public;
comment on function private.feedback_conditions(text, text, text, date, date) is
  'Condition on entries e in SQL with $1 to $5; only of what is given, so that the planner sees it.';

create function public.feedback_page(
  p_text text default null,
  p_status text default null,
  p_type text default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_from date default null,
  p_to date default null,
  p_sort text default 'arrived',
  p_descending boolean default true
) returns table (
  id uuid, protocol text, project text, module text, type text, severity text, status text,
  score smallint, verbatim text, author_name text, author_email text, files integer,
  review_reason text, created_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Only texts from here come into the statement; what the caller says goes in as values.
  key text := case p_sort
    when 'type' then 'e.type'
    when 'status' then
      'array_position(array[''new'', ''triaged'', ''planned'', ''done'', ''declined'',
        ''duplicate''], e.status)'
    when 'severity' then
      'array_position(array[''idea'', ''low'', ''medium'', ''high'', ''blocker''], e.severity)'
    else 'e.created_at' end;
  ranked text := case when p_descending then 'desc' else 'asc' end;
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    raise exception 'feedback_read_missing' using errcode = '42501';
  end if;
  return query execute format('
    select e.id, e.protocol, p.key, m.key, e.type, e.severity, e.status, e.score,
      left(e.verbatim, 200), e.author_name, e.author_email, jsonb_array_length(e.attachments),
      e.review_reason, e.created_at
    from public.feedback_entries e
    join public.feedback_projects p on p.id = e.project_id
    left join public.feedback_modules m on m.id = e.module_id
    where %1$s %2$s
    order by %3$s %4$s, e.id %4$s limit least(greatest($7, 1), 1000)',
    private.feedback_conditions(p_text, p_status, p_type, p_from, p_to),
    case when p_after is null then '' else format(
      'and (%1$s, e.id) %2$s (select %1$s, e.id from public.feedback_entries e where e.id = $6)',
      key, case when p_descending then '<' else '>' end) end,
    key, ranked)
  using p_text, p_status, p_type, p_from, p_to, p_after, p_limit;
end
$$;
revoke all on function
  public.feedback_page(text, text, text, uuid, integer, date, date, text, boolean) from public;
grant execute on function
  public.feedback_page(text, text, text, uuid, integer, date, date, text, boolean) to authenticated;
comment on function
  public.feedback_page(text, text, text, uuid, integer, date, date, text, boolean) is
  'Entries for staff, a page after the one given, in the order of p_sort (arrived, type, status or '
  'severity). Refuses with feedback_read_missing.';

create function public.feedback_history(p_entry_id uuid)
returns table (from_status text, to_status text, changed_at timestamptz, by_name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    raise exception 'feedback_read_missing' using errcode = '42501';
  end if;
  return query
    select c.from_status, c.to_status, c.changed_at, p.display_name
    from public.feedback_changes c
    left join public.user_profiles p on p.user_id = c.changed_by
    where c.entry_id = p_entry_id order by c.changed_at desc;
end
$$;
revoke all on function public.feedback_history(uuid) from public;
grant execute on function public.feedback_history(uuid) to authenticated;
comment on function public.feedback_history(uuid) is
  'Moves of an entry with the name of who made them, newest first. Refuses with '
  'feedback_read_missing.';

create function public.feedback_thread(p_entry_id uuid)
returns table (id uuid, author text, by_name text, is_internal boolean, body text,
  created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    raise exception 'feedback_read_missing' using errcode = '42501';
  end if;
  return query
    select m.id, m.author, p.display_name, m.is_internal, m.body, m.created_at
    from public.feedback_messages m
    left join public.user_profiles p on p.user_id = m.written_by
    where m.entry_id = p_entry_id order by m.created_at;
end
$$;
revoke all on function public.feedback_thread(uuid) from public;
grant execute on function public.feedback_thread(uuid) to authenticated;
comment on function public.feedback_thread(uuid) is
  'Notes and answers about an entry with the name of the colleague, oldest first. Refuses with '
  'feedback_read_missing.';

create trigger announce_feedback_moves after insert on public.feedback_changes
  for each statement execute function private.announce_list('feedback');
create trigger announce_feedback_messages after insert on public.feedback_messages
  for each statement execute function private.announce_list('feedback');

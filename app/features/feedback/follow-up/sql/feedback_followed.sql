create or replace function public.feedback_followed(p_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'protocol', e.protocol, 'type', e.type, 'severity', e.severity, 'score', e.score,
    -- Entries marked as spam show as received to their author.
    'verbatim', e.verbatim, 'created_at', e.created_at,
    'status', case e.status when 'spam' then 'new' else e.status end,
    -- Whether a ticket about it is in work; nothing of the ticket itself.
    'in_work', exists (select from public.feedback_tickets t
      where t.id = private.ticket_of_entry(e.id) and t.waits_for is not null),
    'mailed', e.author_email is not null,
    'files', e.attachments,
    'missing', private.rejected_files(e.context),
    'history', (select coalesce(jsonb_agg(jsonb_build_object('status', c.to_status,
      'at', c.changed_at) order by c.changed_at), '[]')
      from public.feedback_changes c where c.entry_id = e.id and c.kind = 'status'
        and 'spam' not in (c.from_status, c.to_status)),
    -- The decision on the entry, or on the entry that it is the same as, with the text of staff.
    'outcome', (select jsonb_build_object('status', c.status, 'words', o.words,
        'words_en', o.words_en, 'at', o.told_at)
      from public.feedback_entries c
      left join lateral (select t.* from public.idea_outcomes t
        where t.entry_id = c.id and t.status = c.status and t.due_at <= clock_timestamp()
        order by t.told_at desc limit 1) o on true
      where c.id = coalesce(e.duplicate_of, e.id) and c.status in ('planned', 'done', 'declined')
        and (e.duplicate_of is not null or o.id is not null)),
    'ratings', (select coalesce(jsonb_agg(private.rating_view(r)
        || case when private.is_mailed_secret(p_token) then '{}' else '{"asks": false}'::jsonb end order by r.solved_at desc, r.id), '[]')
      from public.ticket_ratings r where r.entry_id = e.id),
    'messages', (select coalesce(jsonb_agg(jsonb_build_object('by', m.author, 'body', m.body,
      'at', m.created_at, 'files', private.files_of_message(m.id)) order by m.created_at), '[]')
      from public.feedback_messages m join private.messages_followed(e.id) f on f.id = m.id))
  from public.feedback_entries e where e.id = private.feedback_of_token(p_token)
$$;
grant execute on function public.feedback_followed to anon, authenticated, service_role;
comment on function public.feedback_followed is
  'What the author of an entry may see of it, by the secret of the follow-up link; null for an '
  'unknown one.';

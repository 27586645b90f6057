-- not null: note_id, user_id, email, locale, title, body, named
drop function if exists private.ticket_mention_for_mail(uuid);
create or replace function private.ticket_mention_for_mail(p_mention_id uuid)
returns table (note_id uuid, user_id uuid, email text, locale text, by_name text, ticket_id uuid,
  number bigint, entry_id uuid, reference text, title text, body text, named jsonb)
language sql stable security definer set search_path = ''
as $$
  select n.id, m.user_id, p.email, p.locale, a.display_name, t.id, t.number, e.id, e.protocol,
    coalesce(t.title, private.title_of_text(e.verbatim)), n.body, private.names_in_note(n.id)
  from public.note_mentions m
    join public.ticket_notes n on n.id = m.ticket_note_id
    left join public.feedback_tickets t on t.id = coalesce(n.ticket_id, private.ticket_of_entry(n.entry_id))
    left join public.feedback_entries e on e.id = n.entry_id and t.id is null
    join public.user_profiles p on p.user_id = m.user_id
    left join public.user_profiles a on a.user_id = n.author_id
  where m.id = p_mention_id and m.read_at is null and m.dropped_at is null and n.removed_at is null
    and private.reads_feedback_of(m.user_id, coalesce(t.project_id, e.project_id))
    and private.wants_notice(m.user_id, 'mention')
$$;
grant execute on function private.ticket_mention_for_mail to service_role;
comment on function private.ticket_mention_for_mail is
  'The mail to a user about a note that mentions them in a ticket, or on an entry without one: no row where the mention '
  'was removed or read meanwhile, or where the user may no longer read it or does not want such mails.';

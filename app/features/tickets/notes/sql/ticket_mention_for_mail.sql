-- not null: note_id, user_id, email, locale, ticket_id, number, title, body
create or replace function private.ticket_mention_for_mail(p_mention_id uuid)
returns table (note_id uuid, user_id uuid, email text, locale text, by_name text, ticket_id uuid,
  number bigint, title text, body text, named jsonb)
language sql stable security definer set search_path = ''
as $$
  select n.id, m.user_id, p.email, p.locale, a.display_name, t.id, t.number, t.title, n.body,
    private.names_in_note(n.id)
  from public.note_mentions m
    join public.ticket_notes n on n.id = m.ticket_note_id
    join public.feedback_tickets t on t.id = coalesce(n.ticket_id, private.ticket_of_entry(n.entry_id))
    join public.user_profiles p on p.user_id = m.user_id
    left join public.user_profiles a on a.user_id = n.author_id
  where m.id = p_mention_id and m.read_at is null and m.dropped_at is null and n.removed_at is null
    and private.reads_feedback_of(m.user_id, t.project_id)
    and private.wants_notice(m.user_id, 'mention')
$$;
grant execute on function private.ticket_mention_for_mail to service_role;
comment on function private.ticket_mention_for_mail is
  'The mail to a user about a note that mentions them in a ticket: no row where the mention was removed '
  'or read meanwhile, where the note is on an entry without a ticket, or where the user may no longer read the '
  'ticket or does not want such mails.';

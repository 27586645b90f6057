create or replace function private.name_in_ticket_note(p_note_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  note public.ticket_notes;
  project uuid;
  mentioned uuid[];
begin
  select * into note from public.ticket_notes n where n.id = p_note_id;
  project := private.project_of_ticket_note(note);
  select coalesce(array_agg(distinct found.words[1]::uuid), '{}') into mentioned
    from regexp_matches(note.body,
      '@\{([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\}', 'g') as found (words);

  -- A mention that was removed is kept: a user who is mentioned again gets no second mail.
  update public.note_mentions m
    set dropped_at = case when m.user_id = any (mentioned) then null else clock_timestamp() end
    where m.ticket_note_id = note.id and (m.dropped_at is null) <> (m.user_id = any (mentioned));

  with fresh as (
    insert into public.note_mentions (ticket_note_id, user_id)
      select note.id, n from unnest(mentioned) n
      where n is distinct from note.author_id and private.reads_feedback_of(n, project)
      on conflict (ticket_note_id, user_id) do nothing returning id
  )
  insert into public.outbox (kind, payload)
    select 'ticket.mention-mail', jsonb_build_object('mention_id', f.id) from fresh f;
end
$$;
comment on function private.name_in_ticket_note is
  'Stores the mentions in a note about a ticket of users who may read it, and enqueues one mail to each '
  'of them.';

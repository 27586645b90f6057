create or replace function private.name_in_note(p_note_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  note public.lead_notes;
  mentioned uuid[];
begin
  select * into note from public.lead_notes n where n.id = p_note_id;
  select coalesce(array_agg(distinct found.words[1]::uuid), '{}') into mentioned
    from regexp_matches(note.body,
      '@\{([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\}', 'g') as found (words);

  -- Kept where a user is no longer named: the user had the mail and gets no other when named again.
  update public.note_mentions m
    set dropped_at = case when m.user_id = any (mentioned) then null else clock_timestamp() end
    where m.lead_note_id = note.id and (m.dropped_at is null) <> (m.user_id = any (mentioned));

  with fresh as (
    insert into public.note_mentions (lead_note_id, user_id)
      select note.id, n from unnest(mentioned) n
      where n is distinct from note.author_id and private.person_reads_lead(n, note.lead_id)
      on conflict (lead_note_id, user_id) do nothing returning id
  )
  insert into public.outbox (kind, payload)
    select 'lead.mention-mail', jsonb_build_object('mention_id', f.id) from fresh f;
end
$$;
comment on function private.name_in_note is
  'Stores the mentions in a note of users who may read leads, and enqueues one mail to each of '
  'them.';

create or replace function private.name_in_crm_note(p_note_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  note public.crm_notes;
  named uuid[];
  readers uuid[];
begin
  select * into note from public.crm_notes n where n.id = p_note_id;
  named := private.named_in_note(note.body);
  readers := array(select x from unnest(named) x
    where x is distinct from note.author_id and private.person_reads_crm_note(x, note));
  insert into public.outbox (kind, payload)
    select 'note.mention-mail', jsonb_build_object('mention_id', f)
    from unnest(private.keep_mentions('crm', note.id, named, readers)) f;
end
$$;
comment on function private.name_in_crm_note is
  'Stores the mentions in a note on a deal, contact or company, of users who may read it, and enqueues one mail to '
  'each of them.';

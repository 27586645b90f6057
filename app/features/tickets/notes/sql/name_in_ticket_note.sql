create or replace function private.name_in_ticket_note(p_note_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  note public.ticket_notes;
  project uuid;
  named uuid[];
  readers uuid[];
begin
  select * into note from public.ticket_notes n where n.id = p_note_id;
  project := private.project_of_ticket_note(note);
  named := private.named_in_note(note.body);
  readers := array(select x from unnest(named) x
    where x is distinct from note.author_id and private.reads_feedback_of(x, project));
  insert into public.outbox (kind, payload)
    select 'ticket.mention-mail', jsonb_build_object('mention_id', f)
    from unnest(private.keep_mentions('ticket', note.id, named, readers)) f;
end
$$;
comment on function private.name_in_ticket_note is
  'Stores the mentions in a note about a ticket of users who may read it, and enqueues one mail to each '
  'of them.';

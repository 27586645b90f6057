create or replace function private.name_in_project_note(p_note_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  note public.project_notes;
  named uuid[];
  readers uuid[];
begin
  select * into note from public.project_notes n where n.id = p_note_id;
  named := private.named_in_note(note.body);
  readers := array(select x from unnest(named) x
    where x is distinct from note.author_id and private.person_reads_project(x, note.project_id));
  insert into public.outbox (kind, payload)
    select 'project.mention-mail', jsonb_build_object('mention_id', f)
    from unnest(private.keep_mentions('project', note.id, named, readers)) f;
end
$$;
comment on function private.name_in_project_note is
  'Stores the mentions in a note on a project, of users who may read it, and enqueues one mail to each of them.';

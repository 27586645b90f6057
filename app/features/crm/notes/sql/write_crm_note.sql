create or replace function public.write_crm_note(
  p_id uuid, p_subject text, p_subject_id uuid, p_body text, p_files uuid[] default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.check_may_note();
  note public.crm_notes;
begin
  note.id := p_id;
  note.deal_id := case p_subject when 'deal' then p_subject_id end;
  note.contact_id := case p_subject when 'contact' then private.lock_merge_target(p_subject_id) end;
  note.company_id := case p_subject when 'company' then p_subject_id end;
  -- Deleted, or of another product: as if there were none.
  if private.products_of_crm_note(note) is null or not private.may_with_crm_note(note, 'update') then
    raise exception 'subject_gone' using errcode = 'PT404';
  end if;
  insert into public.crm_notes (id, deal_id, contact_id, company_id, author_id, body)
    values (note.id, note.deal_id, note.contact_id, note.company_id, me, btrim(p_body))
    on conflict (id) do nothing;
  -- A repeated call: already stored.
  if not found then
    return;
  end if;
  perform private.attach_note_files('crm', p_id, p_files);
  perform private.name_in_crm_note(p_id);
  update public.crm_deals d set touched_at = clock_timestamp() where d.id = note.deal_id and d.state = 'open';
end
$$;
grant execute on function public.write_crm_note to authenticated;
comment on function public.write_crm_note is
  'Adds a note to a deal, contact or company, under an id of the sender''s, with uploaded files, and notifies people '
  'who are mentioned in it as @{id}. An open deal counts as touched. Refuses with crm_update_missing, subject_gone '
  'or files_gone.';

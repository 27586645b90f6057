drop function if exists public.write_lead_note(uuid, uuid, text);
create or replace function public.write_lead_note(
  p_id uuid, p_lead_id uuid, p_body text, p_files uuid[] default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.check_may_note();
begin
  if not private.lead_in_reach(p_lead_id, 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  insert into public.lead_notes (id, lead_id, author_id, body)
    values (p_id, p_lead_id, me, btrim(p_body)) on conflict (id) do nothing;
  -- A repeated call: already stored.
  if found then
    perform private.attach_note_files('lead', p_id, p_files);
    perform private.name_in_note(p_id);
  end if;
end
$$;
grant execute on function public.write_lead_note to authenticated;
comment on function public.write_lead_note is
  'Adds a note to a lead, under an id of the sender''s, with uploaded files, and notifies people who are mentioned in '
  'it as @{id}. Refuses with crm_update_missing or files_gone; a missing lead violates the foreign key.';

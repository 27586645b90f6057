create or replace function private.keep_mentions(
  p_kind text, p_note_id uuid, p_named uuid[], p_readers uuid[]
) returns uuid[]
language plpgsql set search_path = ''
as $$
declare
  fresh uuid[];
begin
  -- Kept where a user is no longer named: the user had the mail and gets no other when named again.
  update public.note_mentions m
    set dropped_at = case when m.user_id = any (p_named) then null else clock_timestamp() end
    where (m.lead_note_id = p_note_id or m.ticket_note_id = p_note_id or m.crm_note_id = p_note_id
        or m.project_note_id = p_note_id)
      and (m.dropped_at is null) <> (m.user_id = any (p_named));

  with added as (
    insert into public.note_mentions (lead_note_id, ticket_note_id, crm_note_id, project_note_id, user_id)
      select case p_kind when 'lead' then p_note_id end, case p_kind when 'ticket' then p_note_id end,
        case p_kind when 'crm' then p_note_id end, case p_kind when 'project' then p_note_id end, r
      from unnest(p_readers) r on conflict do nothing returning id
  )
  select coalesce(array_agg(a.id), '{}') into fresh from added a;
  return fresh;
end
$$;
comment on function private.keep_mentions is
  'Stores who is mentioned in a note: lead, ticket, crm or project. Returns the mentions that are new; their people are '
  'notified once.';

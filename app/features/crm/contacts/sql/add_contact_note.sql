drop function if exists public.note_contact(uuid, text, text);
create or replace function public.add_contact_note(p_contact_id uuid, p_kind text, p_body text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  contact uuid;
begin
  perform private.check_contact(p_contact_id, 'update');
  if p_kind is null or p_kind not in ('note', 'call', 'meeting')
     or coalesce(length(btrim(p_body)), 0) not between 1 and 2000 then
    raise exception 'note_invalid' using errcode = 'PT422';
  end if;
  contact := private.lock_merge_target(p_contact_id);
  perform private.note_contact_event(contact, p_kind, null, btrim(p_body));
  update public.crm_contacts c set updated_at = now() where c.id = contact;
  update public.crm_deals d set touched_at = now() where d.contact_id = contact and d.is_active
    and exists (select from public.crm_stages s where s.id = d.stage_id and s.kind = 'open');
end
$$;
grant execute on function public.add_contact_note to authenticated;
comment on function public.add_contact_note is
  'Records a note, a call or a meeting with a contact; their open deals count as touched. Refuses '
  'with crm_update_missing, contact_gone or note_invalid.';

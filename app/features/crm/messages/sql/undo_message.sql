drop function if exists public.take_back_message(uuid);
-- not null: *
create or replace function public.undo_message(p_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  known public.crm_messages;
begin
  select * into known from public.crm_messages m
    where m.id = p_id and m.author_id = private.uid() for update;
  if known.id is null or not private.may_in('crm', 'update', known.product)
     or not private.undo_is_open(known.at) then
    return 'kept';
  end if;
  if known.moved_lead then
    -- The trigger refuses if the lead was moved since.
    update public.qualification_submissions s set status = 'new'
      where s.id = known.lead_id and s.status = 'contacted';
  end if;
  if known.channel = 'mail' then
    update public.crm_messages m set moved_lead = false where m.id = p_id;
  else
    delete from public.crm_messages m where m.id = p_id;
  end if;
  perform private.record_crm_event(
    case when known.lead_id is not null then 'lead' when known.deal_id is not null then 'deal'
      else 'contact' end, coalesce(known.lead_id, known.deal_id, known.contact_id), known.contact_id,
    known.product, 'message_taken_back', null, null,
    jsonb_build_object('message', p_id, 'channel', known.channel));
  return case known.channel when 'mail' then 'lead' else 'message' end;
end
$$;
grant execute on function public.undo_message to authenticated;
comment on function public.undo_message is
  'Undoes a message of the caller within ten minutes: one that only opened WhatsApp or noted a call is deleted, '
  'and the lead that it moved is new again. A sent mail stays, and only the move is undone. '
  'Returns message, lead, or kept where it is too late.';

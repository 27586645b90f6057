create or replace function private.settle_message_draft() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.crm_message_drafts d where d.channel = new.channel
    and (d.lead_id = new.lead_id or d.deal_id = new.deal_id);
  return null;
end
$$;
comment on function private.settle_message_draft is
  'Trigger: deletes the draft of a lead or deal once a message was sent by the same channel.';

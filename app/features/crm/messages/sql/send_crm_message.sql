create or replace function public.send_crm_message(p_id uuid, p_message jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
  channel text := p_message ->> 'channel';
  to_whom text := nullif(lower(btrim(p_message ->> 'recipient')), '');
  files uuid[] := array(select jsonb_array_elements_text(coalesce(p_message -> 'files', '[]'))::uuid);
  about record;
  known public.crm_messages;
  moved boolean := false;
begin
  select * into about from private.subject_of_message(
    p_message ->> 'subject_kind', (p_message ->> 'subject_id')::uuid, p_message ->> 'product');
  if not found then
    raise exception 'subject_gone' using errcode = 'PT404';
  end if;
  about.contact_id := private.lock_merge_target(about.contact_id);
  if not private.may_in('crm', 'update', about.product) then
    perform private.refuse('crm_update_missing');
  end if;
  if channel = 'mail' and (to_whom is null or not to_whom = any (about.emails)
      or nullif(btrim(p_message ->> 'subject'), '') is null
      or nullif(btrim(p_message ->> 'body'), '') is null) then
    raise exception 'mail_incomplete' using errcode = 'PT422';
  end if;
  insert into public.crm_messages (id, channel, direction, contact_id, lead_id, deal_id, product,
      author_id, locale, template_key, recipient, subject, body)
    values (p_id, channel, coalesce(p_message ->> 'direction', 'out'), about.contact_id, about.lead_id,
      about.deal_id, about.product, me, coalesce(p_message ->> 'locale', 'pt-BR'),
      p_message ->> 'template', to_whom,
      case when channel = 'mail' then btrim(p_message ->> 'subject') end,
      nullif(btrim(p_message ->> 'body'), ''))
    on conflict (id) do nothing;
  if not found then
    select * into known from public.crm_messages m where m.id = p_id;
    if known.author_id is distinct from me then
      raise exception 'message_not_yours' using errcode = 'PT409';
    end if;
    -- A repeated call: already sent.
    return jsonb_build_object('sent', 'before', 'moved', known.moved_lead, 'lead', known.lead_id);
  end if;
  if cardinality(files) > 0 then
    update public.crm_message_files f set message_id = p_id
      where f.id = any (files) and f.message_id is null and f.uploaded_by = me;
    if not found or (select count(*) from public.crm_message_files f where f.message_id = p_id)
        <> cardinality(files) then
      raise exception 'file_gone' using errcode = 'PT404';
    end if;
  end if;
  -- A missed call of the contact is no reply; an answered one is.
  update public.qualification_submissions s set status = 'contacted'
    where s.id = about.lead_id and s.status = 'new';
  if found then
    moved := true;
    update public.crm_messages m set moved_lead = true where m.id = p_id;
  end if;
  update public.crm_deals d set touched_at = clock_timestamp()
    where d.closed_at is null and (d.id = about.deal_id
      or d.contact_id = about.contact_id and d.product = about.product);
  perform private.record_crm_event(p_message ->> 'subject_kind',
    case p_message ->> 'subject_kind' when 'lead' then about.lead_id when 'deal' then about.deal_id
      else about.contact_id end,
    about.contact_id, about.product,
    case channel when 'call' then 'call_logged' else 'message_sent' end, null,
    p_message ->> 'template', jsonb_build_object('message', p_id, 'channel', channel,
      'direction', coalesce(p_message ->> 'direction', 'out')));
  if channel = 'mail' then
    insert into public.outbox (kind, payload)
      values ('crm.message-mail', jsonb_build_object('message_id', p_id));
  end if;
  return jsonb_build_object('sent', 'now', 'moved', moved, 'lead', about.lead_id);
end
$$;
grant execute on function public.send_crm_message to authenticated;
comment on function public.send_crm_message is
  'Stores a message to a lead, contact or deal, idempotent by the id of the sender, and enqueues its mail. '
  'The first reply moves a new lead to contacted, and every message counts as activity on the deals '
  'of its product. Refuses with crm_update_missing, subject_gone or file_gone, mail_incomplete or '
  'message_not_yours, and with 23514 for an open placeholder.';

drop function if exists private.record_mail(
  uuid, text, text, jsonb, uuid, text, text, text, text, text);
create or replace function private.record_mail(
  p_id uuid, p_kind text, p_state text, p_payload jsonb, p_about uuid default null,
  p_recipient text default null, p_subject text default null, p_html text default null,
  p_body text default null, p_error text default null, p_message_id text default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- Held until this is stored: what goes at the same moment must not leave its mail behind.
  if p_about is not null then
    case split_part(p_kind, '.', 1)
      when 'lead' then perform from public.qualification_submissions where id = p_about for key share;
      when 'task' then perform from public.crm_tasks where id = p_about for key share;
      when 'crm' then perform from public.crm_messages where id = p_about for key share;
      when 'note' then perform from public.crm_notes where id = p_about for key share;
      when 'automation' then perform from public.automation_notices where id = p_about for key share;
      when 'feedback' then perform from public.feedback_entries where id = p_about for key share;
      when 'ticket' then perform from public.feedback_tickets where id = p_about for key share;
      when 'inbound' then perform from public.inbound_mails where id = p_about for key share;
      when 'newsletter' then
        perform from public.newsletter_subscriptions where id = p_about for key share;
      when 'survey' then perform from public.nps_surveys where id = p_about for key share;
      when 'invoice' then perform from public.invoices where id = p_about for key share;
      when 'privacy' then perform from public.privacy_requests where id = p_about for key share;
      when 'talent' then perform from public.talent_applications where id = p_about for key share;
      when 'notice' then perform from public.user_profiles where user_id = p_about for key share;
      when 'account' then perform from public.user_profiles where user_id = p_about for key share;
      else perform 1;
    end case;
    if not found then
      return false;
    end if;
  end if;
  insert into public.mails as m
      (id, kind, state, payload, about, recipient, subject, html, body, last_error, message_id)
    values (p_id, p_kind, p_state, p_payload, p_about, left(p_recipient, 1000), left(p_subject, 1000),
      case when octet_length(p_html) <= 400000 then p_html end,
      case when octet_length(p_body) <= 200000 then p_body else left(p_body, 40000) end,
      left(p_error, 2000), left(p_message_id, 300))
    on conflict (id) do update set state = excluded.state,
      -- A try that ends within a minute keeps the time at which it began: no index changes then.
      tried_at = case when m.state = 'sending' and excluded.state <> 'sending'
          and m.tried_at > now() - interval '1 minute' then m.tried_at else now() end,
      -- The end of a try that was on record when it began is not another one.
      tries = m.tries + (m.state <> 'sending' or excluded.state = 'sending')::integer,
      about = coalesce(excluded.about, m.about),
      recipient = coalesce(excluded.recipient, m.recipient),
      subject = coalesce(excluded.subject, m.subject),
      html = case when excluded.subject is null then m.html else excluded.html end,
      body = coalesce(excluded.body, m.body), last_error = excluded.last_error,
      message_id = coalesce(excluded.message_id, m.message_id);
  return true;
end
$$;
grant execute on function private.record_mail to service_role;
comment on function private.record_mail is
  'What became of a try to send a mail, and the mail itself; a second try of it takes the place of the '
  'first. False where what it is about is gone: then nothing is kept.';

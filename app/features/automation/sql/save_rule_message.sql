drop function if exists private.keep_rule_message(uuid, integer, jsonb);
create or replace function private.save_rule_message(p_run uuid, p_act integer, p_message jsonb)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  run public.automation_runs;
  about record;
begin
  select * into run from public.automation_runs u where u.id = p_run for update;
  if run.subject_id is null or run.acts -> p_act ->> 'outcome' is distinct from 'ordered' then
    return;
  end if;
  select * into about from private.subject_of_message(run.subject, run.subject_id, run.product);
  -- A message without an author: it stops no clock and moves no lead.
  insert into public.crm_messages (id, channel, contact_id, lead_id, deal_id, product, locale,
      template_key, recipient, subject, body)
    values ((p_message ->> 'id')::uuid, 'mail', about.contact_id, about.lead_id, about.deal_id,
      run.product, p_message ->> 'locale', p_message ->> 'template', p_message ->> 'to',
      p_message ->> 'subject', p_message ->> 'body')
    on conflict (id) do nothing;
  if found then
    insert into public.outbox (kind, payload)
      values ('crm.message-mail', jsonb_build_object('message_id', p_message ->> 'id'));
  end if;
  perform private.settle_rule_mail(p_run, p_act, 'sent');
end
$$;
grant execute on function private.save_rule_message to service_role;
comment on function private.save_rule_message is
  'Stores what a rule has written to a person, once, enqueues its mail, and records it in the run.';

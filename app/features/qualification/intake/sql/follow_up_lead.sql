create or replace function private.follow_up_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids jsonb := jsonb_build_object('submission_id', new.id);
begin
  -- Staff have just typed it in, and whoever was on the telephone expects no mail.
  if new.source like '%by\_hand' then
    return null;
  end if;
  insert into public.outbox (kind, payload)
    select k.kind, ids from unnest(array['lead.team-mail', 'lead.visitor-mail']) k (kind)
    where k.kind = 'lead.team-mail'
      or coalesce(new.review_reason, '') not in ('too_fast', 'no_identity')
        and private.lead_email(new.form_data, new.form_snapshot) is not null;
  return null;
end
$$;
comment on function private.follow_up_lead is
  'Trigger: mails to the team and, unless it came too fast for a person or from nobody that can be '
  'told apart, to the visitor.';

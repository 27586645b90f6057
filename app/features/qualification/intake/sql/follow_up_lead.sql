drop function if exists private.follow_up_lead();
create or replace function private.follow_up_lead(lead public.qualification_submissions) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ids jsonb := jsonb_build_object('submission_id', lead.id);
begin
  -- Typed in by staff: the contact was on the telephone and expects no mail.
  if lead.source like '%by\_hand' then
    return;
  end if;
  insert into public.outbox (kind, payload)
    select k.kind, ids from unnest(array['lead.team-mail', 'lead.visitor-mail']) k (kind)
    where k.kind = 'lead.team-mail'
      or coalesce(lead.review_reason, '') not in ('too_fast', 'no_identity')
        and private.lead_email(lead.form_data, lead.form_snapshot) is not null;
end
$$;
comment on function private.follow_up_lead is
  'Step: mails to the team and, unless it came too fast for a person or from nobody that can be '
  'told apart, to the visitor.';

-- not null: email, locale, lead_id, protocol, source, due_at, seconds
create or replace function private.answer_alert_for_mail(p_mail_id uuid)
returns table (user_id uuid, email text, locale text, lead_id uuid, protocol text, service text,
  source text, due_at timestamptz, seconds integer)
language sql stable security definer set search_path = ''
as $$
  select distinct on (s.answer_due_at, s.id) p.user_id, p.email, p.locale, s.id, s.protocol, s.service,
    s.source, s.answer_due_at,
    case when s.answer_due_at > now() then private.business_seconds(now(), s.answer_due_at)
      else - private.business_seconds(s.answer_due_at, now()) end
  from private.answer_alerts a
    join public.user_profiles p on p.user_id = a.user_id
    join public.qualification_submissions s on s.id = a.lead_id
  where a.mail_id = p_mail_id and s.answered_at is null and s.answer_due_at is not null
    and private.person_reads_lead(a.user_id, s.id) and private.wants_notice(a.user_id, a.kind)
  order by s.answer_due_at, s.id
$$;
grant execute on function private.answer_alert_for_mail to service_role;
comment on function private.answer_alert_for_mail is
  'The leads of one mail that still wait, with business seconds left, below zero once the time is over: no '
  'row where all were answered meanwhile, or the recipient may no longer see them. Without names: the mail is kept '
  'longer than the lead may be.';

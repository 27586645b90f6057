-- not null: email, locale, ticket_id, number, priority, clock, due_at, seconds
create or replace function private.ticket_alerts_for_mail(p_mail_id uuid)
returns table (user_id uuid, email text, locale text, ticket_id uuid, number bigint, priority text,
  clock text, due_at timestamptz, seconds integer)
language sql stable security definer set search_path = ''
as $$
  select d.user_id, d.email, d.locale, d.ticket_id, d.number, d.priority, d.clock, d.due_at,
    case when d.due_at > now() then private.business_seconds(now(), d.due_at)
      else - private.business_seconds(d.due_at, now()) end
  from (
    select distinct p.user_id, p.email, p.locale, t.id as ticket_id, t.number, t.priority, a.clock,
      case when a.clock = 'solve' then t.solve_due_at
        when t.first_answered_at is null then t.answer_due_at end as due_at
    from private.answer_alerts a
      join public.user_profiles p on p.user_id = a.user_id
      join public.feedback_tickets t on t.id = a.ticket_id
    where a.mail_id = p_mail_id and private.reads_feedback_of(a.user_id, t.project_id)
      and private.wants_notice(a.user_id, a.kind)) d
  where d.due_at is not null
  order by d.due_at, d.ticket_id, d.clock
$$;
grant execute on function private.ticket_alerts_for_mail to service_role;
comment on function private.ticket_alerts_for_mail is
  'The tickets of one mail that still wait, like the leads of answer_alert_for_mail(). Without names and '
  'subjects.';

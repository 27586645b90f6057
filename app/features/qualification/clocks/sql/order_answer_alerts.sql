-- not null: *
create or replace function public.order_answer_alerts() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  mails integer;
begin
  -- One process at a time: two would each notify everybody.
  if not pg_try_advisory_xact_lock(hashtextextended('answer alerts', 0)) then
    return 0;
  end if;
  -- Calculated years ahead, also where the hours were never changed.
  if not exists (select from private.open_hours_known k where k.until > now() + interval '1 year') then
    perform private.keep_open_hours();
  end if;
  perform private.start_failed_ticket_clocks();
  -- At night nobody is notified of leads that became late while the server was down.
  if not private.business_open_at(now()) and not private.business_open_at(now() - interval '10 minutes') then
    return 0;
  end if;
  with waiting as (
    select s.id as lead_id, null::uuid as ticket_id, 'answer' as clock, 'answer-' as about, s.owner_id,
      s.answer_due_at as due_at, p.slug as product,
      private.person_reads_lead(s.owner_id, s.id) as is_owned
    from public.qualification_submissions s
      left join public.crm_products p on s.source = any (p.lead_sources)
    where s.answered_at is null and s.answer_due_at is not null
      and coalesce(s.answer_warn_at, s.answer_due_at) <= now()
      and s.answer_due_at > now() - interval '7 days'
    union all
    select null, t.id, t.clock, 'ticket-', t.owner_id, t.due_at, p.product,
      private.reads_feedback_of(t.owner_id, t.project_id)
    from private.tickets_to_alert() t join public.feedback_projects p on p.id = t.project_id
  ), managers as (
    select distinct r.user_id, r.product, g.resource
    from public.user_roles r join public.role_permissions g using (role)
    where r.is_active and (r.expires_at is null or r.expires_at > now())
      and private.role_rank(r.role) >= private.role_rank('manager')
      and g.resource in ('crm', 'feedback') and g.action in ('update', 'manage')
      and private.may(r.user_id, g.resource, 'update')
  ), alerted as (
    -- The owner before the due time; managers for unassigned leads.
    select w.owner_id as user_id, w.lead_id, w.ticket_id, w.clock, w.about || 'due' as kind
      from waiting w where w.is_owned
    union
    select m.user_id, w.lead_id, w.ticket_id, w.clock,
        w.about || case when w.due_at > now() then 'due' else 'late' end
      from waiting w join managers m on (m.product is null or m.product = w.product)
        and m.resource = case when w.lead_id is null then 'feedback' else 'crm' end
      where w.due_at <= now() or w.is_owned is not true
  ), news as (
    select t.* from alerted t
    where not exists (select from private.answer_alerts a where (a.user_id, a.kind, a.clock)
          = (t.user_id, t.kind, t.clock) and coalesce(a.lead_id, a.ticket_id) = coalesce(t.lead_id, t.ticket_id))
      -- At most one mail a person and half hour; what comes meanwhile waits for the next.
      and not exists (select from private.answer_alerts a
        where a.user_id = t.user_id and a.ordered_at > now() - interval '30 minutes')
      and private.wants_notice(t.user_id, t.kind)
  ), alert_mails as (
    select n.user_id, gen_random_uuid() as mail_id from news n group by n.user_id
  ), kept as (
    insert into private.answer_alerts (user_id, lead_id, ticket_id, clock, kind, mail_id, ordered_at)
      select n.user_id, n.lead_id, n.ticket_id, n.clock, n.kind, l.mail_id, now()
      from news n join alert_mails l using (user_id)
  ), ordered as (
    insert into public.outbox (kind, payload)
      select 'lead.answer-mail', jsonb_build_object('mail_id', l.mail_id) from alert_mails l
      returning 1
  )
  select count(*) into mails from ordered;
  delete from private.answer_alerts a where a.ordered_at < now() - interval '60 days';
  return mails;
end
$$;
grant execute on function public.order_answer_alerts to service_role;
comment on function public.order_answer_alerts is
  'Enqueues mails about leads and tickets that are nearly due (to their owner) or overdue (to managers of their '
  'product): at most one mail for a user in half an hour, each item once for a user and kind; returns how many.';

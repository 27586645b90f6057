-- not null: email, locale, rule_id, rule_name, kind
create or replace function private.rule_notice_for_mail(p_id uuid)
returns table (email text, locale text, kind text, rule_id uuid, rule_name text, subject text,
  subject_id uuid, subject_name text)
language sql stable security definer set search_path = ''
as $$
  select p.email, p.locale, n.kind, n.rule_id, r.name,
    case when n.lead_id is not null then 'lead' when n.deal_id is not null then 'deal'
      when n.ticket_id is not null then 'ticket' end,
    coalesce(n.lead_id, n.deal_id, n.ticket_id),
    coalesce(d.title, 'A-' || lpad(t.number::text, 4, '0'), c.name, c.email,
      private.lead_answer(s.form_data, s.form_snapshot, 'name'), s.protocol, '')
  from public.automation_notices n
    join public.automation_rules r on r.id = n.rule_id
    join public.user_profiles p on p.user_id = n.user_id
    left join public.qualification_submissions s on s.id = n.lead_id
    left join public.crm_contacts c on c.id = s.contact_id
    left join public.crm_deals d on d.id = n.deal_id
    left join public.feedback_tickets t on t.id = n.ticket_id
  where n.id = p_id and n.read_at is null and private.wants_notice(n.user_id, 'rule-notice')
    and case n.kind when 'rule' then case when n.ticket_id is not null
        then private.may_be_notified_of_ticket(n.user_id, n.product) else private.may_own_task(n.user_id, n.product) end
      else private.may(n.user_id, 'settings', 'manage') end
$$;
grant execute on function private.rule_notice_for_mail to service_role;
comment on function private.rule_notice_for_mail is
  'The mail to a user about a rule''s notice: no row where they have read it, may no longer see it, or do not '
  'want such mails.';

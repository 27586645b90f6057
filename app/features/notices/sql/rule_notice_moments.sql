create or replace function private.rule_notice_moments(p_user uuid)
returns table (kind text, id uuid, subject text, label text, at timestamptz, tells boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  everywhere boolean := private.in_every_product('crm', 'read');
  readable text[] := private.products_in('crm', 'read');
  reads_tickets text[] := private.products_in('feedback', 'read');
  keeps_rules boolean := public.has_permission(p_user, 'settings', 'read');
begin
  return query
    select 'rule-notice', coalesce(n.lead_id, n.deal_id, n.ticket_id, n.rule_id),
      case when n.lead_id is not null then 'notice-lead ' when n.deal_id is not null then 'notice-deal '
        when n.ticket_id is not null then 'notice-ticket ' else 'notice-rule ' end || n.id,
      -- The subject, not the rule: users without settings:read get notices, too.
      coalesce(case
        -- Named only while it may be announced: reading answers is slow.
        when n.lead_id is not null then case when n.created_at > now() - interval '1 day'
          then coalesce(c.name, private.lead_answer(s.form_data, s.form_snapshot, 'name'), s.protocol) end
        when n.deal_id is not null then d.title when n.ticket_id is not null then t.title else r.name end, ''),
      n.created_at, true
    from public.automation_notices n
      left join public.automation_rules r on r.id = n.rule_id
      left join public.qualification_submissions s on s.id = n.lead_id
      left join public.crm_contacts c on c.id = s.contact_id
      left join public.crm_deals d on d.id = n.deal_id
      left join public.feedback_tickets t on t.id = n.ticket_id
    where n.user_id = p_user and n.read_at is null and (
      n.kind = 'stopped' and keeps_rules
      or n.ticket_id is not null and n.product = any (reads_tickets)
      or n.ticket_id is null and n.product = any (readable)
      or n.kind = 'rule' and n.ticket_id is null and n.product is null and everywhere)
    order by n.created_at desc, n.id desc limit 100;
end
$$;
comment on function private.rule_notice_moments is
  'Unread notices of rules to the caller, selected as by the policy of automation_notices. The label is the '
  'lead, deal or stopped rule.';

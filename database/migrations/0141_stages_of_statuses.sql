-- The stages of existing pipelines stand for the statuses that their kind, or the slug of the first rows, names.
-- expand
update public.crm_stages s set lead_status = case
    when s.kind = 'won' then 'converted'
    when s.kind = 'lost' then 'lost'
    when s.slug = 'contato-feito' then 'contacted'
    when s.slug = 'qualificado' then 'qualified' end
  where s.lead_status is null and (s.kind <> 'open' or s.slug in ('contato-feito', 'qualificado'));
update public.crm_deals d set leads_lost = true
  where d.state = 'open' and exists (select from public.qualification_submissions s
      where s.deal_id = d.id and s.status = 'lost')
    and not exists (select from public.qualification_submissions s
      where s.deal_id = d.id and s.status not in ('lost', 'spam'));

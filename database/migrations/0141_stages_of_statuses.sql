-- The stages of existing pipelines stand for the statuses that their kind, or the slug of the first rows, names.
-- expand
-- No change of staff: revisions stay, and no record is made.
alter table public.crm_stages disable trigger user;
alter table public.crm_deals disable trigger user;
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
alter table public.crm_stages enable trigger user;
alter table public.crm_deals enable trigger user;

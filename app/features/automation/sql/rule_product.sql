create or replace function private.rule_product(p_subject text, p_id uuid) returns text
language sql stable
return case p_subject
  when 'lead' then (select p.slug from public.qualification_submissions s
      join public.crm_products p on s.source = any (p.lead_sources) where s.id = p_id limit 1)
  when 'deal' then (select d.product from public.crm_deals d where d.id = p_id)
  when 'ticket' then (select p.product from public.feedback_tickets t
      join public.feedback_projects p on p.id = t.project_id where t.id = p_id) end;
comment on function private.rule_product is
  'The product of a lead, deal or ticket; a rule of one product acts only there.';

create or replace function private.counted_leads_page_sql(
  p_from date, p_to date, p_source text, p_reached text, p_answer text, p_descending boolean,
  p_after uuid, p_limit integer
) returns text
language sql stable
return format('
  select s.id, s.protocol,
    coalesce(c.name, private.lead_answer(s.form_data, s.form_snapshot, ''name'')),
    coalesce(c.company, private.lead_answer(s.form_data, s.form_snapshot, ''company'')),
    s.source, s.status, s.created_at, s.answer_target, s.answer_seconds, s.answer_due_at
  from (select s.* from public.qualification_submissions s where %s%s) s
  left join public.crm_contacts c on c.id = s.contact_id%s',
  private.counted_lead_conditions(p_source, p_reached, p_answer),
  private.index_page('public.qualification_submissions', '{}', '{}', array['s.created_at', 's.id'],
    p_from, p_to, p_descending, p_after, private.page_size(p_limit)),
  private.in_order(array['s.created_at', 's.id'], p_descending));
comment on function private.counted_leads_page_sql is 'The statement of counted_leads_page().';

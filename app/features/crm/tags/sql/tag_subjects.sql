create or replace function public.tag_subjects(p_subject text, p_ids uuid[], p_name text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  tag uuid;
  changed integer;
begin
  perform private.check_tagging(p_subject);
  tag := private.find_or_make_tag(p_name);
  insert into public.crm_tag_links (tag_id, lead_id, deal_id, contact_id, company_id, ticket_id, product, created_by)
    select tag, s.lead_id, s.deal_id, s.contact_id, s.company_id, s.ticket_id, s.product, private.uid()
    from private.taggable(p_subject, p_ids) s
    on conflict do nothing;
  get diagnostics changed = row_count;
  return changed;
end
$$;
grant execute on function public.tag_subjects to authenticated;
comment on function public.tag_subjects is
  'Adds a tag to leads, deals, contacts, companies or tickets by its name, to those that the caller may change, and '
  'returns how many got it. Refuses with crm_update_missing, feedback_update_missing or tag_unnamed.';

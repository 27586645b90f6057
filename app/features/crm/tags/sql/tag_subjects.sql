create or replace function public.tag_subjects(p_subject text, p_ids uuid[], p_name text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  tag uuid;
  changed integer;
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  tag := private.find_or_make_tag(p_name);
  insert into public.crm_tag_links (tag_id, lead_id, deal_id, product, created_by)
    select tag, s.lead, s.deal, s.product, private.uid()
    from (
      select l.id as lead, null::uuid as deal, private.product_of_source(l.source) as product
      from public.qualification_submissions l where p_subject = 'lead' and l.id = any (p_ids)
      union all
      select null, d.id, d.product from public.crm_deals d
      where p_subject = 'deal' and d.is_active and d.id = any (p_ids)) s
    where private.may_in('crm', 'update', s.product)
    on conflict do nothing;
  get diagnostics changed = row_count;
  return changed;
end
$$;
grant execute on function public.tag_subjects to authenticated;
comment on function public.tag_subjects is
  'Adds a tag to leads or deals by its name, to those that the caller may change, and returns how many got it. Refuses '
  'with crm_update_missing or tag_unnamed.';

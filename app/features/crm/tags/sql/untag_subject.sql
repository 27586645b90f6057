create or replace function public.untag_subject(p_subject text, p_id uuid, p_tag uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  about record;
begin
  if p_subject not in ('lead', 'deal') then
    perform private.check_tagging(p_subject);
    delete from public.crm_tag_links k using private.taggable(p_subject, array[p_id]) s
      where k.tag_id = p_tag
        and (k.contact_id = s.contact_id or k.company_id = s.company_id or k.ticket_id = s.ticket_id);
    return found;
  end if;
  select * into about from private.task_subject(p_subject, p_id) where p_subject in ('lead', 'deal');
  if not found then
    return false;
  end if;
  if not private.may_in('crm', 'update', about.product) then
    perform private.refuse('crm_update_missing');
  end if;
  delete from public.crm_tag_links k where k.tag_id = p_tag
    and (k.lead_id = about.lead_id or k.deal_id = about.deal_id);
  return found;
end
$$;
grant execute on function public.untag_subject to authenticated;
comment on function public.untag_subject is
  'Removes a tag from a lead, deal, contact, company or ticket, and returns whether it was there. Refuses with '
  'crm_update_missing or feedback_update_missing.';

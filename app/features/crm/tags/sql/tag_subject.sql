create or replace function public.tag_subject(p_subject text, p_id uuid, p_name text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  about record;
  known uuid;
begin
  if p_subject not in ('lead', 'deal') then
    perform private.check_tagging(p_subject);
    if not exists (select from private.taggable(p_subject, array[p_id])) then
      raise exception 'subject_gone' using errcode = 'PT404';
    end if;
    known := private.find_or_make_tag(p_name);
    insert into public.crm_tag_links (tag_id, contact_id, company_id, ticket_id, created_by)
      select known, s.contact_id, s.company_id, s.ticket_id, private.uid()
      from private.taggable(p_subject, array[p_id]) s
      on conflict do nothing;
    return known;
  end if;
  select * into about from private.task_subject(p_subject, p_id)
    where p_subject in ('lead', 'deal');
  if not found then
    raise exception 'subject_gone' using errcode = 'PT404';
  end if;
  if not private.may_in('crm', 'update', about.product) then
    perform private.refuse('crm_update_missing');
  end if;
  known := private.find_or_make_tag(p_name);
  insert into public.crm_tag_links (tag_id, lead_id, deal_id, product, created_by)
    values (known, about.lead_id, about.deal_id, about.product, private.uid())
    on conflict do nothing;
  return known;
end
$$;
grant execute on function public.tag_subject to authenticated;
comment on function public.tag_subject is
  'Adds a tag to a lead, deal, contact, company or ticket by its name; creates the tag where there is none. Refuses '
  'with crm_update_missing, feedback_update_missing, subject_gone or tag_unnamed.';

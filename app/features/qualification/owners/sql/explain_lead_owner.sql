create or replace function private.explain_lead_owner(
  p_lead_id uuid, p_from uuid, p_to uuid, p_why jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.crm_events e set details = e.details || p_why
    where e.id = (select k.id from public.crm_events k
      where k.subject = 'lead' and k.subject_id = p_lead_id and k.kind = 'owner'
      order by k.at desc, k.id desc limit 1)
    and (e.from_value, e.to_value) is not distinct from (p_from::text, p_to::text);
end
$$;
comment on function private.explain_lead_owner is
  'Adds the cause to the latest recorded change of a lead''s owner: handed_over, back, or the '
  'rule.';

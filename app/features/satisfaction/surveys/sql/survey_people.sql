create or replace function private.survey_people(p_project_id uuid)
returns table (contact_id uuid, email text, state text)
language sql stable set search_path = ''
as $$
  select c.id, c.email, case
    when s.id is null or s.left_at is not null then 'unasked'
    when private.address_closed(c.email) is not null then 'closed'
    when exists (select from public.nps_invitations i
        where (i.contact_id = c.id or i.email = c.email) and i.asked_at > clock_timestamp() - interval '90 days')
      then 'lately'
    else 'asked' end
  from public.feedback_projects p
  join public.crm_contacts c on c.is_active and c.merged_into is null and c.email is not null
    and (p.product is null or c.products @> array[p.product])
  left join public.survey_consents s on s.email = c.email
  where p.id = p_project_id
$$;
comment on function private.survey_people is
  'Contacts of a project''s product with an address: asked now, lately (within 90 days), closed (takes no mail), '
  'or unasked, as they have not agreed, or have left.';

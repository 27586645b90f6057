-- not null: email, is_main
create or replace function public.contact_surveys(p_contact_id uuid)
returns table (email text, is_main boolean, given_at timestamptz, way text, proof text, noted_by text,
  left_at timestamptz, left_way text, left_by text, asked_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  target constant uuid := private.merge_target_of(p_contact_id);
begin
  perform private.check_contact(p_contact_id, 'read');
  perform private.check_campaigns('read');
  return query
    with addresses as (
      select c.email from public.crm_contacts c where c.id = target and c.email is not null
      union
      select k.match_key from public.crm_contact_points k
      where k.kind = 'email' and k.contact_id = any (private.merged_contacts_of(array[target]))
    )
    select a.email, a.email is not distinct from c.email, s.given_at, s.way, s.proof, w.display_name,
      s.left_at, s.left_way, l.display_name,
      (select max(i.asked_at) from public.nps_invitations i where i.email = a.email)
    from addresses a
    join public.crm_contacts c on c.id = target
    left join public.survey_consents s on s.email = a.email
    left join public.user_profiles w on w.user_id = s.noted_by
    left join public.user_profiles l on l.user_id = s.left_by
    -- Surveys go to the main address alone; other addresses are listed only with a consent.
    where s.id is not null or a.email = c.email
    order by 2 desc, 1;
end
$$;
grant execute on function public.contact_surveys to authenticated;
comment on function public.contact_surveys is
  'Consents of a contact to be asked whether they would recommend the company, one row per address: how, '
  'since when, who noted it, and when it was withdrawn. Refuses with crm_read_missing, contact_gone or '
  'campaigns_read_missing.';

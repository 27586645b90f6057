create or replace function public.note_survey_leaving(p_contact_id uuid, p_email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(btrim(p_email));
begin
  perform private.check_campaigns('manage');
  perform private.check_contact(p_contact_id, 'read');
  update public.survey_consents s set left_at = clock_timestamp(), left_way = 'staff', left_by = private.uid()
    where s.email = address and s.left_at is null
      and (exists (select from public.crm_contact_points k where k.kind = 'email' and k.match_key = address
          and k.contact_id = any (private.merged_contacts_of(array[private.merge_target_of(p_contact_id)])))
        or exists (select from public.crm_contacts c
          where c.id = private.merge_target_of(p_contact_id) and c.email = address));
  if not found then
    raise exception 'consent_missing' using errcode = 'PT409';
  end if;
end
$$;
grant execute on function public.note_survey_leaving to authenticated;
comment on function public.note_survey_leaving is
  'Records that a contact asked staff for no more surveys; staff cannot undo it. '
  'Refuses with campaigns_manage_missing, crm_read_missing, contact_gone, or consent_missing where there is '
  'nothing to end.';

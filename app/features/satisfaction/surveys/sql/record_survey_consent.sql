drop function if exists public.note_survey_consent(text, text);
create or replace function public.record_survey_consent(p_email text, p_proof text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(btrim(p_email));
begin
  perform private.check_campaigns('manage');
  if not exists (select from public.crm_contacts c
      where c.email = address and c.merged_into is null and c.is_active
        and (private.in_every_product('crm', 'read') or c.products && private.products_in('crm', 'read'))) then
    raise exception 'contact_gone' using errcode = 'PT404';
  elsif nullif(btrim(p_proof), '') is null then
    raise exception 'proof_missing' using errcode = 'PT422';
  elsif exists (select from public.survey_consents s where s.email = address and s.left_at is not null) then
    -- Only the contact can restore a consent that they withdrew.
    raise exception 'consent_withdrawn' using errcode = 'PT409';
  end if;
  perform private.agree_to_surveys(address, 'staff', btrim(p_proof));
end
$$;
grant execute on function public.record_survey_consent to authenticated;
comment on function public.record_survey_consent is
  'Records that a contact agreed to be asked whether they would recommend the company, and how they agreed. '
  'Refuses with campaigns_manage_missing, contact_gone, proof_missing or consent_withdrawn: only the contact '
  'can restore a withdrawn consent.';

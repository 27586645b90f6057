-- not null: *
drop function if exists public.keep_unfinished_lead(uuid, uuid, jsonb, text, text, text, text, text, text);
create or replace function public.keep_unfinished_lead(
  p_id uuid,
  p_form_id uuid,
  p_form_data jsonb,
  p_consent text,
  p_email text default null,
  p_phone text default null,
  p_source_page text default null,
  p_locale text default 'pt-BR',
  p_limit_identifier text default null,
  p_form_version integer default null
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  snapshot jsonb;
begin
  if not exists (select from public.qualification_forms f where f.id = p_form_id and f.is_active)
     or coalesce(p_email, p_phone) is null then
    return 'refused';
  elsif not private.visitor_within_limit('unfinished', p_limit_identifier, 30, interval '1 hour') then
    return 'limited';
  -- Its lead may have been sent meanwhile.
  elsif exists (select from public.qualification_submissions s where s.id = p_id) then
    return 'refused';
  end if;
  snapshot := private.form_snapshot(p_form_id, p_locale);
  if p_form_version <> (snapshot ->> 'version')::integer then
    snapshot := coalesce((select private.snapshot_of_version(snapshot, v, p_locale) from public.form_versions v
      where v.form_id = p_form_id and v.version = p_form_version), snapshot);
  end if;
  insert into public.unfinished_leads as u (id, form_id, form_snapshot, form_data, email, phone, source,
      source_page, locale, consent)
    values (p_id, p_form_id, snapshot, p_form_data, lower(btrim(p_email)),
      left(p_phone, 40), private.source_of_lead(p_form_id, 'qualification'),
      left(private.mask_secrets(p_source_page), 500), p_locale, p_consent)
    on conflict (id) do update set form_data = excluded.form_data, form_snapshot = excluded.form_snapshot,
      email = excluded.email, phone = excluded.phone, consent = excluded.consent, erase_at = excluded.erase_at
      where u.form_id = excluded.form_id;
  return 'kept';
end
$$;
grant execute on function public.keep_unfinished_lead to anon, authenticated, service_role;
comment on function public.keep_unfinished_lead is
  'Stores the answers to the first steps of a form with the consent of the visitor: kept, limited (30 steps an '
  'hour) or refused (no such form, or neither e-mail nor phone). Only the visitor has the id. p_form_version is the '
  'version of the form that was answered.';

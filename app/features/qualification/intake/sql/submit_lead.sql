-- not null: outcome
drop function if exists public.submit_lead(uuid, uuid, text, jsonb, text, text, text, text, text, text, text, text,
  text, text[], uuid);
drop function if exists public.submit_lead(uuid, uuid, text, jsonb, text, text, text, text, text, text, text, text,
  text, text[], uuid, jsonb);
create or replace function public.submit_lead(
  p_id uuid,
  p_form_id uuid,
  p_source text,
  p_form_data jsonb,
  p_source_page text default null,
  p_utm_source text default null,
  p_utm_medium text default null,
  p_utm_campaign text default null,
  p_user_agent text default null,
  p_locale text default 'pt-BR',
  p_limit_identifier text default null,
  p_address_identifier text default null,
  p_phone_e164 text default null,
  p_marks text[] default '{}',
  p_earlier_id uuid default null,
  p_estimate jsonb default null,
  p_form_version integer default null
) returns table (outcome text, protocol text, status text, review_reason text, promised_at timestamptz)
language plpgsql security definer set search_path = ''
  -- Its triggers run some 120 statements, whose planning would take longer than their execution.
  set plan_cache_mode = force_generic_plan
as $$
declare
  lead uuid := coalesce(p_id, gen_random_uuid());
begin
  -- Both ids in a fixed order, so that concurrent calls do not deadlock.
  perform pg_advisory_xact_lock(hashtextextended('lead ' || least(lead, p_earlier_id), 0));
  perform pg_advisory_xact_lock(hashtextextended('lead ' || greatest(lead, p_earlier_id), 0));
  return query select 'replayed', s.protocol, s.status, s.review_reason, private.promised_at(s)
    from public.qualification_submissions s where s.id in (lead, p_earlier_id);
  if found then
    return;
  -- A source of public.add_by_hand() alone, whose leads no limit counts. A direct insert cannot set the source.
  elsif p_source like '%by\_hand' then
    perform private.refuse('by_hand_missing');
  end if;
  return query
    insert into public.qualification_submissions as s (id, form_id, source, form_data, source_page,
      utm_source, utm_medium, utm_campaign, user_agent, locale, estimate, intake)
    values (lead, p_form_id, p_source, p_form_data, p_source_page, p_utm_source, p_utm_medium,
      p_utm_campaign, p_user_agent, p_locale, p_estimate, jsonb_strip_nulls(jsonb_build_object(
        'identifier', p_limit_identifier, 'address', p_address_identifier,
        'phone', p_phone_e164, 'marks', to_jsonb(p_marks), 'version', p_form_version)))
    returning 'accepted', s.protocol, s.status, s.review_reason, private.promised_at(s);
exception
  when sqlstate 'PT429' then
    return query select 'limited', null::text, null::text, null::text, null::timestamptz;
  when sqlstate 'PT409' then
    if sqlerrm <> 'no_form' then
      raise;
    end if;
    return query select 'no_form', null::text, null::text, null::text, null::timestamptz;
end
$$;
grant execute on function public.submit_lead to anon, authenticated, service_role;
comment on function public.submit_lead is
  'Inserts a lead and returns the outcome: accepted, replayed (this id is already accepted; '
  'never counted), limited or no_form. p_phone_e164 is the phone answer once checked; p_marks '
  'are honeypot and too_fast; p_earlier_id is the id that the same post would have had in the time '
  'window before (forms without a script derive their ids); p_estimate is what the page of prices showed, which the '
  'site checks by its signature; p_form_version is the version of the form that was answered. Everything else happens in the triggers of the table.';

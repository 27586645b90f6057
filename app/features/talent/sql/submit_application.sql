-- not null: outcome
create or replace function public.submit_application(
  p_id uuid,
  p_opening text,
  p_opening_title text,
  p_name text,
  p_email text,
  p_message text,
  p_phone text default null,
  p_phone_e164 text default null,
  p_link text default null,
  p_locale text default 'pt-BR',
  p_limit_identifier text default null,
  p_address_identifier text default null,
  p_marks text[] default '{}',
  p_earlier_id uuid default null
) returns table (outcome text, protocol text)
language plpgsql security definer set search_path = ''
as $$
declare
  application uuid := coalesce(p_id, gen_random_uuid());
  is_limited boolean;
  reason text;
  given_protocol text;
begin
  perform private.lock_copies('talent', application, p_earlier_id);
  return query select 'replayed', a.protocol
    from public.talent_applications a where a.id in (application, p_earlier_id);
  if found then
    return;
  end if;

  select r.is_limited, r.reason into is_limited, reason
    from private.review_visitor_post('talent', application, p_limit_identifier, p_address_identifier, p_marks) r;
  if is_limited then
    return query select 'limited', null::text;
    return;
  end if;

  insert into public.talent_applications as a (id, protocol, opening, opening_title, name, email,
    phone, phone_verified, link, message, locale, review_reason, created_at)
    values (application, private.new_application_protocol(application), p_opening,
      p_opening_title, btrim(p_name), lower(btrim(p_email)),
      coalesce(p_phone_e164, nullif(btrim(p_phone), '')), p_phone_e164 is not null,
      nullif(btrim(p_link), ''), btrim(p_message), p_locale, reason, private.received_at())
    returning a.protocol into given_protocol;

  -- No receipt for spam, or above the hourly limit of an address, so that the form is no mail relay.
  if reason is null or reason in ('too_fast', 'limit_check_failed') then
    insert into public.outbox (kind, payload)
      values ('talent.team-mail', jsonb_build_object('application_id', application));
  end if;
  if reason is null or reason = 'limit_check_failed' then
    insert into public.outbox (kind, payload)
      values ('talent.applicant-mail', jsonb_build_object('application_id', application));
  end if;

  delete from public.talent_applications where id in (
    select a.id from public.talent_applications a where a.erase_at < now()
    order by a.erase_at limit 10 for update skip locked);
  return query select 'accepted', given_protocol;
end
$$;
grant execute on function public.submit_application to anon, authenticated, service_role;
comment on function public.submit_application is
  'Stores an application and returns the outcome: accepted, replayed (this id is already '
  'accepted; never counted) or limited (5 an hour). Marks and ids are those of submit_lead. '
  'Also erases a few applications whose time is up.';

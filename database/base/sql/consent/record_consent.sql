-- not null: *
create or replace function public.record_consent(
  p_subject text,
  p_version text,
  p_choice text,
  p_functionality boolean,
  p_analytics boolean,
  p_marketing boolean,
  p_counted boolean,
  p_refused_by_browser boolean,
  p_locale text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.count_hit(
      jsonb_build_array('consent', coalesce(private.claim('address'), private.claim('sub')))::text,
      60, interval '1 hour') then
    return false;
  end if;
  insert into public.consent_records (subject, version, choice, functionality, analytics,
      marketing, counted, refused_by_browser, locale)
    values (p_subject, p_version, p_choice, p_functionality, p_analytics, p_marketing, p_counted,
      p_refused_by_browser, p_locale);
  delete from public.consent_records where id in (
    select c.id from public.consent_records c where c.created_at < now() - interval '5 years'
    order by c.created_at limit 10 for update skip locked);
  return true;
end
$$;
grant execute on function public.record_consent to anon, service_role;
comment on function public.record_consent is
  'Stores a choice about cookies; false above 60 an hour from one address, which is counted as a '
  'hash and not stored with the choice.';

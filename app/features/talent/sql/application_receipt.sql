-- not null: protocol
create or replace function public.application_receipt(p_protocol text)
returns table (protocol text, locale text)
language sql stable security definer set search_path = ''
as $$
  select a.protocol, a.locale from public.talent_applications a
  -- As people type it from a call: in any case, with letters that look like digits.
  where a.protocol = translate(upper(btrim(p_protocol)), 'OIL', '011')
$$;
grant execute on function public.application_receipt to anon, authenticated, service_role;
comment on function public.application_receipt is
  'What the thank-you page may show for a reference number: nothing of the person, and no row for an '
  'unknown one.';

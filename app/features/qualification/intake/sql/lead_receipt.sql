-- not null: protocol, redirect_to_whatsapp, mailed
drop function if exists public.lead_receipt(text);
create or replace function public.lead_receipt(p_protocol text)
returns table (protocol text, locale text, thank_you_title text, thank_you_message text,
  redirect_to_whatsapp boolean, promised_at timestamptz, mailed boolean)
language sql stable security definer set search_path = ''
as $$
  select s.protocol, s.locale,
    coalesce(f.translations -> s.locale ->> 'thank_you_title', f.thank_you_title),
    coalesce(f.translations -> s.locale ->> 'thank_you_message', f.thank_you_message),
    coalesce(f.redirect_to_whatsapp, false), private.promised_at(s),
    exists (select from public.mails m
      where m.about = s.id and m.kind = 'lead.visitor-mail' and m.state in ('sent', 'kept'))
  from public.qualification_submissions s
  left join public.qualification_forms f on f.id = s.form_id
  -- As people type it from a call: in any case, with letters that look like digits.
  where s.protocol = translate(upper(btrim(p_protocol)), 'OIL', '011')
$$;
grant execute on function public.lead_receipt to anon, authenticated, service_role;
comment on function public.lead_receipt is
  'What the thank-you page may show for a reference number: nothing of the person, and no row for an '
  'unknown one. The texts are null for a lead without a form. mailed: its receipt was handed to the mail server.';

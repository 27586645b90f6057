-- not null: id, source, protocol, locale, created_at, form_data
create or replace function private.lead_for_mail(p_id uuid)
returns table (id uuid, source text, protocol text, locale text, created_at timestamptz, source_page text,
  review_reason text, utm_source text, utm_medium text, utm_campaign text, form_data jsonb,
  form_snapshot jsonb, estimate jsonb, promised_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query select s.id, s.source, s.protocol, s.locale, s.created_at, s.source_page, s.review_reason,
      s.utm_source, s.utm_medium, s.utm_campaign, s.form_data, s.form_snapshot, s.estimate,
      private.promised_at(s)
    from public.qualification_submissions s where s.id = p_id;
end
$$;
grant execute on function private.lead_for_mail to service_role;
comment on function private.lead_for_mail is
  'What the mails of a lead say of it, and by when its person was promised an answer; no row for one that was erased.';

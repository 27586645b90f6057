create or replace view public.public_company_settings with (security_invoker = true) as
  select company_name, brand_primary_color, brand_accent_color, business_hours, social_media,
    public_whatsapp_number, public_support_email, business_unit
  from public.company_settings;
grant select on public.public_company_settings to anon, authenticated, service_role;
comment on view public.public_company_settings is
  'The public columns of the company settings.';

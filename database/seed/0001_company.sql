-- What a fresh database must have to show a page. Each table is filled only while it is empty, so
-- nothing that staff changed or removed ever comes back. Addresses and numbers are placeholders.

insert into public.business_units (slug, name, is_default)
select * from (values ('forja', 'Forja', true), ('doavya', 'Doavya', false)) as unit
where not exists (select 1 from public.business_units);

insert into public.company_settings (business_unit, company_name, whatsapp_number, support_email,
  brand_primary_color, brand_accent_color, public_whatsapp_number, public_support_email,
  business_hours)
select unit.slug, unit.name, '+5517900000000', 'contato@forja.example',
  'hsl(240,85%,55%)', 'hsl(165,85%,45%)', '+5517900000000', 'contato@forja.example',
  '{"timezone": "America/Sao_Paulo", "days": {
    "mon": [["09:00", "18:00"]], "tue": [["09:00", "18:00"]], "wed": [["09:00", "18:00"]],
    "thu": [["09:00", "18:00"]], "fri": [["09:00", "18:00"]]}}'
from public.business_units unit
where unit.slug in ('forja', 'doavya')
  and not exists (select 1 from public.company_settings);

insert into public.contact_info (type, label, value, display_order, business_unit, translations)
select info.type, info.label, info.value, info.display_order, unit.slug, info.translations::jsonb
from public.business_units unit,
  (values
    ('email', 'E-mail', 'contato@forja.example', 1, '{"en": {"label": "Email"}}'),
    ('phone', 'Telefone', '+5517900000000', 2, '{"en": {"label": "Phone"}}'),
    ('address', 'Onde estamos', '{"city": "São José do Rio Preto", "state": "SP"}', 3,
      '{"en": {"label": "Where we are"}}')
  ) as info (type, label, value, display_order, translations)
where unit.slug in ('forja', 'doavya')
  and not exists (select 1 from public.contact_info);

-- Without a name of its own a site is called like its company.
insert into public.seo_settings (business_unit, title_template)
select unit.slug, '%s | %n'
from public.business_units unit
where unit.slug in ('forja', 'doavya')
  and not exists (select 1 from public.seo_settings);

insert into public.logos (name, type, variant, file_path, public_url, width, height, usage_context)
select * from (values
  ('Forja symbol', 'symbol', 'color', 'brand/forja-symbol.svg', '/brand/forja-symbol.svg', 64, 64,
    'icons and favicons'),
  ('Forja full', 'full', 'color', 'brand/forja-full.svg', '/brand/forja-full.svg', 200, 64,
    'headers and navigation, calls to action')
) as logo
where not exists (select 1 from public.logos);

insert into public.brand_colors (scheme_name, scheme_description, primary_color, accent_color,
  neutral_scale, semantic_colors, system_colors, is_active)
select 'Forja', 'Índigo é metal, esmeralda é calor.', 'hsl(240,85%,55%)', 'hsl(165,85%,45%)',
  '{"50": "#fbfbf9", "100": "#f2f3f0", "200": "#e0e1e4", "300": "#b2b5cd", "400": "#8f93b1",
    "500": "#777a91", "600": "#5a5d75", "700": "#41435c", "800": "#10121e", "900": "#11122b"}',
  '{"success": "hsl(165,95%,20%)", "warning": "#8a5a00", "danger": "#b3123b"}',
  '{"background": "#f2f3f0", "surface": "#fbfbf9", "text": "#11122b", "border": "#777a91"}',
  true
where not exists (select 1 from public.brand_colors);

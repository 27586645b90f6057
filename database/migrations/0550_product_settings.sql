-- Settings of the two products as the specification names them (whatsapp, email, brandColors), where staff have
-- set none. The number is the one that stands for "not configured yet"; nobody has it.
-- expand

-- No change by staff: it is not put on record, and the revision that a screen has read stays.
alter table public.crm_products disable trigger user;
update public.crm_products p set settings = jsonb_build_object(
    'whatsapp', '+5517900000000',
    'email', 'contato@' || p.slug || '.example',
    'brandColors', jsonb_build_object('primary', '#2b2bee', 'accent', '#11d4a4'))
where p.slug in ('forja', 'doavya') and p.settings = '{}';
alter table public.crm_products enable trigger user;

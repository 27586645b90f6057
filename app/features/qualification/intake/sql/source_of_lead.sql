create or replace function private.source_of_lead(p_form_id uuid, p_source text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    (select f.lead_source from public.qualification_forms f where f.id = p_form_id),
    -- On a host of a partner's unit: that of its product.
    (select p.lead_sources[1]
      from public.crm_products p join public.business_units u on u.slug = p.slug
      where p.slug = private.claim('unit') and not u.is_default),
    p_source);
end
$$;
comment on function private.source_of_lead is
  'The source of a lead: that of its form, else the partner on whose host it was sent, else the kind of form.';

drop function if exists private.house_week();
create or replace function private.business_week() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select c.business_hours -> 'days'
    from public.company_settings c join public.business_units u on u.slug = c.business_unit
    where u.is_default and exists (
      select from jsonb_each(case when jsonb_typeof(c.business_hours -> 'days') = 'object'
        then c.business_hours -> 'days' else '{}' end) d
      where exists (select from private.spans_in(d.value))));
end
$$;
comment on function private.business_week is
  'Opening hours of the company by weekday (mon … sun), as the default unit has them; null without any, '
  'which counts as always open.';

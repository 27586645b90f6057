create or replace function private.lead_form(wanted uuid, page text) returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  -- A form that was switched off while a visitor was filling it in still accepts the lead, as
  -- long as any form is active.
  return (select coalesce(
    (select f.id from public.qualification_forms f where f.id = wanted), first.id)
  from (
    select f.id from public.qualification_forms f where f.is_active
    order by (page = any (f.page_paths)) desc nulls last, (f.page_paths = '{}') desc,
      f.created_at, f.id
    limit 1
  ) first);
end
$$;
comment on function private.lead_form is
  'The form a lead belongs to; null while no form is active.';

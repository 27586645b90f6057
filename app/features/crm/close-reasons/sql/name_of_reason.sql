create or replace function private.name_of_reason(p_kind text, p_slug text) returns text
language sql stable
return coalesce((select r.name from public.crm_close_reasons r where r.kind = p_kind and r.slug = p_slug), p_slug);
grant execute on function private.name_of_reason to authenticated;
comment on function private.name_of_reason is
  'The name of a reason; its slug where the screens translate it.';

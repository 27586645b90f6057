-- not null: *
create or replace function public.map_import(
  p_id uuid, p_mapping text[], p_product text, p_source text, p_on_known text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  import public.crm_imports := private.lock_import(p_id, '{mapping,checked}');
begin
  if import.id is null then
    return false;
  end if;
  perform private.check_may_import(p_product);
  if p_on_known <> 'skip' and not private.may_in('crm', 'update', p_product) then
    perform private.refuse('crm_update_missing');
  end if;
  if not exists (select from public.crm_products p
      where p.slug = p_product and p_source = any (p.lead_sources)) then
    raise exception 'source_unknown' using errcode = 'PT403';
  end if;
  delete from public.crm_import_lines l where l.import_id = p_id;
  update public.crm_imports i set mapping = p_mapping, product = p_product, source = p_source,
      on_known = p_on_known, state = 'checking', failure = null, round = i.round + 1, passed = 0,
      made = 0, changed = 0, unchanged = 0, problems = 0, updated_at = clock_timestamp()
    where i.id = p_id;
  insert into public.outbox (kind, payload)
    values ('crm.import', jsonb_build_object('import_id', p_id));
  return true;
end
$$;
grant execute on function public.map_import to authenticated;
comment on function public.map_import is
  'Stores what the columns of an import mean, and starts its dry run. False if it has started already. Refuses with '
  'crm_create_missing or crm_update_missing.';

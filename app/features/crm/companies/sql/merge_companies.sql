-- not null: *
create or replace function public.merge_companies(p_target uuid, p_merged uuid, p_seen integer[] default null)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  target public.crm_companies;
  absorbed public.crm_companies;
  own_client uuid;
  their_client uuid;
  filled text[];
  given_cnpj text;
  client jsonb;
  one record;
  ids jsonb;
  moved jsonb := '[]';
  merge uuid;
begin
  perform private.check_company_merge(p_target, p_merged);
  perform private.lock_company_merge(p_target, p_merged);
  select * into target from public.crm_companies c where c.id = p_target;
  select * into absorbed from public.crm_companies c where c.id = p_merged;
  if target.id is null or absorbed.id is null then
    raise exception 'company_gone' using errcode = 'PT404';
  elsif target.merged_into is not null or absorbed.merged_into is not null then
    raise exception 'company_merged' using errcode = 'PT409';
  elsif p_seen is not null and p_seen <> array[target.revision, absorbed.revision] then
    raise exception 'changed' using errcode = 'PT409';
  end if;

  perform private.begin_operation('merge');
  -- Whatever names the one names the other from now on: every foreign key to a company, but for what is its own.
  for one in
    select format('%I.%I', n.nspname, c.relname) as name, a.attname as col
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_class c on c.oid = k.conrelid
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'public.crm_companies'::regclass
      and format('%s.%s', n.nspname, c.relname) not in ('private.company_keys', 'private.company_merges',
        'private.client_changes', 'private.dismissed_company_pairs', 'public.client_organizations', 'public.custom_field_values')
    order by 1, 2
  loop
    execute format('with led as (update %s set %I = $1 where %2$I = $2 returning id)
      select jsonb_agg(id) from led', one.name, one.col)
      into ids using p_target, p_merged;
    if ids is not null then
      moved := moved || jsonb_build_object('table', one.name, 'column', one.col, 'ids', ids);
    end if;
  end loop;
  -- Of a custom field the target keeps its own value; an empty one is filled.
  with led as (
    update public.custom_field_values v set company_id = p_target
      where v.company_id = p_merged and not exists (
        select from public.custom_field_values o where o.company_id = p_target and o.field_id = v.field_id)
      returning v.id)
  select jsonb_agg(id) into ids from led;
  if ids is not null then
    moved := moved || jsonb_build_object('table', 'public.custom_field_values', 'column', 'company_id', 'ids', ids);
  end if;
  select o.id into own_client from public.client_organizations o where o.company_id = p_target;
  select o.id into their_client from public.client_organizations o where o.company_id = p_merged;
  if their_client is not null and own_client is not null then
    client := private.move_client(their_client, own_client);
  elsif their_client is not null then
    update public.client_organizations o set company_id = p_target, name = target.name, updated_at = now()
      where o.id = their_client;
    client := jsonb_build_object('given', their_client);
  end if;

  filled := array_remove(array[
    case when target.site is null and absorbed.site is not null then 'site' end,
    case when target.city is null and absorbed.city is not null then 'city' end,
    case when target.state is null and absorbed.state is not null then 'state' end,
    case when target.owner_id is null and absorbed.owner_id is not null then 'owner_id' end], null);
  -- A CNPJ is of one row.
  given_cnpj := case when target.cnpj is null then absorbed.cnpj end;
  update public.crm_companies c set merged_into = p_target, is_active = false,
    cnpj = case when given_cnpj is null then c.cnpj end where c.id = p_merged;
  update public.crm_companies c set cnpj = coalesce(c.cnpj, absorbed.cnpj), site = coalesce(c.site, absorbed.site),
    city = coalesce(c.city, absorbed.city), state = coalesce(c.state, absorbed.state),
    owner_id = coalesce(c.owner_id, absorbed.owner_id), is_active = c.is_active or absorbed.is_active,
    products = array(select distinct x from unnest(c.products || absorbed.products) x order by 1),
    updated_at = now() where c.id = p_target;
  perform private.end_operation();
  insert into private.company_merges (target_id, merged_id, cnpj, filled, moved, client, target_products, target_active,
      merged_active)
    values (p_target, p_merged, given_cnpj, filled, moved, client, target.products, target.is_active, absorbed.is_active)
    returning id into merge;
  perform private.record_crm_event('company', p_target, null,
    (select c.products[1] from public.crm_companies c where c.id = p_target and cardinality(c.products) = 1),
    'merged', null, absorbed.name, jsonb_build_object('merge', merge, 'merged', p_merged));
  return merge;
end
$$;
grant execute on function public.merge_companies to authenticated;
comment on function public.merge_companies is
  'Makes one of two rows of a company: whatever named the second names the target, whose empty fields are filled. '
  'p_seen: the revisions of both that the caller saw. Returns the id for unmerge_companies(). Refuses with '
  'crm_update_missing, projects_update_missing, merge_with_itself, company_gone, company_merged or changed.';

drop function if exists public.merge_contacts(uuid, uuid, text[], integer[]);
-- not null: *
create or replace function public.merge_contacts(
  p_target uuid, p_merged uuid, p_fields text[] default '{}', p_seen integer[] default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  target public.crm_contacts;
  absorbed public.crm_contacts;
  one record;
  ids uuid[];
  moved jsonb := '[]';
  kept jsonb;
  merge uuid;
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  if p_target = p_merged then
    raise exception 'merge_with_itself' using errcode = 'PT422';
  end if;
  -- Always in the same order: two who merge the same pair take turns, and the second finds it done.
  perform from public.crm_contacts c where c.id in (p_target, p_merged) order by c.id for update;
  select * into target from public.crm_contacts c where c.id = p_target;
  select * into absorbed from public.crm_contacts c where c.id = p_merged;
  if target.id is null or absorbed.id is null then
    raise exception 'contact_gone' using errcode = 'PT404';
  end if;
  perform private.check_contact(p_target, 'update');
  perform private.check_contact(p_merged, 'update');
  if target.merged_into is not null or absorbed.merged_into is not null then
    raise exception 'contact_merged' using errcode = 'PT409';
  elsif p_seen is not null and p_seen <> array[target.revision, absorbed.revision] then
    raise exception 'changed' using errcode = 'PT409';
  end if;
  kept := jsonb_build_object('survivor', private.contact_snapshot(p_target),
    'merged', private.contact_snapshot(p_merged), 'survivor_products', target.products,
    'survivor_updated', target.updated_at, 'merged_updated', absorbed.updated_at);

  perform private.begin_operation('merge');
  -- Whatever leads to the one leads to the other from now on, each table that there is or will be:
  -- every foreign key to a contact, but for what is its own or has been written down for good.
  for one in
    select format('%I.%I', n.nspname, c.relname) as name, a.attname as col
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_class c on c.oid = k.conrelid
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'public.crm_contacts'::regclass
      and format('%s.%s', n.nspname, c.relname) not in ('public.crm_contacts',
        'public.crm_contact_points', 'private.contact_words', 'private.contact_merges',
        'private.contacts_apart', 'private.contact_pairs', 'public.custom_field_values', 'public.crm_tag_links')
    order by 1, 2
  loop
    execute format('with led as (update %s set %I = $1 where %2$I = $2 returning id)
      select array_agg(id) from led', one.name, one.col)
      into ids using p_target, p_merged;
    if ids is not null then
      moved := moved || jsonb_build_object('table', one.name, 'column', one.col, 'ids', ids);
    end if;
  end loop;
  -- Its addresses too, but for those that both have.
  update public.crm_contacts c set email = null, phone = null, phone_verified = false
    where c.id = p_merged;
  with led as (
    update public.crm_contact_points k set contact_id = p_target, is_primary = false
      where k.contact_id = p_merged and not exists (
        select from public.crm_contact_points o where o.contact_id = p_target
          and o.kind = k.kind and o.match_key = k.match_key)
      returning id)
  select array_agg(id) into ids from led;
  moved := moved || jsonb_build_object('table', 'points', 'ids', coalesce(ids, '{}'));

  -- Of a custom field the merge target keeps its own value; an empty one is filled.
  with led as (
    update public.custom_field_values v set contact_id = p_target
      where v.contact_id = p_merged and not exists (
        select from public.custom_field_values o where o.contact_id = p_target and o.field_id = v.field_id)
      returning v.id)
  select array_agg(id) into ids from led;
  if ids is not null then
    moved := moved || jsonb_build_object('table', 'public.custom_field_values', 'column', 'contact_id', 'ids', ids);
  end if;

  -- A tag that both bear stays on each of them.
  with led as (
    update public.crm_tag_links k set contact_id = p_target
      where k.contact_id = p_merged and not exists (
        select from public.crm_tag_links o where o.contact_id = p_target and o.tag_id = k.tag_id)
      returning k.id)
  select array_agg(id) into ids from led;
  if ids is not null then
    moved := moved || jsonb_build_object('table', 'public.crm_tag_links', 'column', 'contact_id', 'ids', ids);
  end if;

  update public.crm_contacts c set
    name = case when 'name' = any (p_fields) then absorbed.name else c.name end,
    email = case when 'email' = any (p_fields) then absorbed.email else c.email end,
    phone = case when 'phone' = any (p_fields) then absorbed.phone else c.phone end,
    phone_verified = case when 'phone' = any (p_fields) then absorbed.phone_verified
      else c.phone_verified end,
    company = case when 'company' = any (p_fields) then absorbed.company else c.company end,
    company_id = case when 'company' = any (p_fields) then absorbed.company_id else c.company_id end,
    job_title = case when 'job_title' = any (p_fields) then absorbed.job_title else c.job_title end,
    owner_id = case when 'owner' = any (p_fields) then absorbed.owner_id else c.owner_id end,
    source = case when 'source' = any (p_fields) then absorbed.source else c.source end,
    is_active = c.is_active or absorbed.is_active,
    products = array(select distinct x from unnest(c.products || absorbed.products) x order by 1),
    updated_at = greatest(c.updated_at, absorbed.updated_at)
    where c.id = p_target;
  update public.crm_contacts c set merged_into = p_target, is_active = false
    where c.id = p_merged;
  perform private.end_operation();
  insert into private.contact_merges (survivor_id, merged_id, before, after, moved)
    values (p_target, p_merged, kept, private.contact_snapshot(p_target), moved)
    returning id into merge;
  perform private.note_contact_event(p_target, 'merged', null,
    coalesce(absorbed.name, absorbed.email, absorbed.phone),
    jsonb_build_object('merge', merge, 'merged', p_merged, 'taken', to_jsonb(p_fields)));
  return merge;
end
$$;
grant execute on function public.merge_contacts to authenticated;
comment on function public.merge_contacts is
  'Makes one of two contacts: p_fields names the values that are copied from the merged one (name, '
  'email, phone, company, job_title, owner, source), p_seen the revisions of both that the choice was made '
  'by. Whatever led to it leads to the target. Refuses with crm_update_missing, contact_gone, '
  'contact_merged, merge_with_itself or changed.';

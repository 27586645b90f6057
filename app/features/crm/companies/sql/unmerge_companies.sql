-- not null: *
create or replace function public.unmerge_companies(p_merge uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  done private.company_merges;
  was public.crm_companies;
  part jsonb;
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  select * into done from private.company_merges m where m.id = p_merge;
  if done.id is null then
    raise exception 'changed' using errcode = 'PT409';
  end if;
  perform private.check_company_merge(done.target_id, done.merged_id);
  perform private.lock_company_merge(done.target_id, done.merged_id);
  select * into done from private.company_merges m where m.id = p_merge for update;
  -- Once the target was merged itself, that merge is undone first.
  if done.undone_at is not null
      or exists (select from public.crm_companies c where c.id = done.target_id and c.merged_into is not null) then
    raise exception 'changed' using errcode = 'PT409';
  end if;
  select * into was from public.crm_companies c where c.id = done.merged_id;
  perform private.begin_operation('merge');
  -- A value that was edited since stays.
  update public.crm_companies c set cnpj = null where c.id = done.target_id and c.cnpj = done.cnpj;
  update public.crm_companies c set merged_into = null, is_active = done.merged_active,
    cnpj = case when not exists (select from public.crm_companies o where o.cnpj = done.cnpj)
      then coalesce(done.cnpj, c.cnpj) else c.cnpj end, updated_at = now() where c.id = done.merged_id;
  for part in select * from jsonb_array_elements(done.moved) loop
    -- What has been given to another company since stays there.
    execute format('update %s set %I = $1 where %2$I = $2
        and id::text in (select jsonb_array_elements_text($3))', part ->> 'table', part ->> 'column')
      using done.merged_id, done.target_id, part -> 'ids';
  end loop;
  if done.client ? 'given' then
    update public.client_organizations o set company_id = done.merged_id, name = was.name, updated_at = now()
      where o.id = (done.client ->> 'given')::uuid and o.company_id = done.target_id;
  elsif done.client is not null then
    perform private.return_client(done.client);
  end if;
  update public.crm_companies c set
    site = case when 'site' = any (done.filled) and c.site = was.site then null else c.site end,
    city = case when 'city' = any (done.filled) and c.city = was.city then null else c.city end,
    state = case when 'state' = any (done.filled) and c.state = was.state then null else c.state end,
    owner_id = case when 'owner_id' = any (done.filled) and c.owner_id = was.owner_id then null else c.owner_id end,
    is_active = case when done.target_active then c.is_active else false end,
    products = array(select unnest(done.target_products)
      union select d.product from public.crm_deals d where d.company_id = done.target_id
      union select unnest(k.products) from public.crm_contacts k where k.company_id = done.target_id order by 1),
    updated_at = now() where c.id = done.target_id;
  perform private.end_operation();
  update private.company_merges m set undone_at = clock_timestamp() where m.id = p_merge;
  perform private.record_crm_event('company', done.target_id, null,
    (select c.products[1] from public.crm_companies c where c.id = done.target_id and cardinality(c.products) = 1),
    'unmerged', null, was.name, jsonb_build_object('merge', p_merge, 'merged', done.merged_id));
  return done.merged_id;
end
$$;
grant execute on function public.unmerge_companies to authenticated;
comment on function public.unmerge_companies is
  'Undoes a merge of companies: each has its rows again, but for what was changed since. Returns the company that exists '
  'by itself again. Refuses with crm_update_missing, projects_update_missing, company_gone, or changed where it was '
  'undone or the target was merged itself.';

create or replace function public.unmerge_contacts(p_merge_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  merge private.contact_merges;
  hindrance text;
  part jsonb;
  was public.crm_contacts;
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  select * into merge from private.contact_merges m where m.id = p_merge_id;
  perform from public.crm_contacts c where c.id in (merge.survivor_id, merge.merged_id)
    order by c.id for update;
  perform private.check_contact(merge.survivor_id, 'update');
  select * into merge from private.contact_merges m where m.id = p_merge_id for update;
  hindrance := private.unmerge_refusal(p_merge_id);
  if hindrance is not null then
    raise exception 'unmerge_late' using errcode = 'PT409', detail = hindrance;
  end if;

  select * into was from jsonb_populate_record(null::public.crm_contacts, merge.before -> 'survivor');
  perform private.begin_operation('merge');
  -- Its own again first: an address is in one contact.
  update public.crm_contacts c set name = was.name, email = was.email, phone = was.phone,
    phone_verified = was.phone_verified, company = was.company, company_id = was.company_id,
    job_title = was.job_title, owner_id = was.owner_id, source = was.source,
    is_active = was.is_active where c.id = merge.survivor_id;
  for part in select * from jsonb_array_elements(merge.moved) loop
    if part ->> 'table' = 'points' then
      update public.crm_contact_points k set contact_id = merge.merged_id, is_primary = false
        where k.contact_id = merge.survivor_id
          and k.id in (select i::uuid from jsonb_array_elements_text(part -> 'ids') i);
    else
      execute format('update %s set %I = $1 where %2$I = $2
          and id in (select i::uuid from jsonb_array_elements_text($3) i)',
        part ->> 'table', part ->> 'column')
        using merge.merged_id, merge.survivor_id, part -> 'ids';
    end if;
  end loop;
  update public.crm_contacts c set updated_at = (merge.before ->> 'survivor_updated')::timestamptz,
    products = array(
      select jsonb_array_elements_text(merge.before -> 'survivor_products')
      union select d.product from public.crm_deals d where d.contact_id = merge.survivor_id
      order by 1) where c.id = merge.survivor_id;
  select * into was from jsonb_populate_record(null::public.crm_contacts, merge.before -> 'merged');
  update public.crm_contacts c set merged_into = null, name = was.name, email = was.email,
    phone = was.phone, phone_verified = was.phone_verified, is_active = was.is_active,
    updated_at = (merge.before ->> 'merged_updated')::timestamptz where c.id = merge.merged_id;
  perform private.end_operation();
  update private.contact_merges m set undone_at = clock_timestamp() where m.id = p_merge_id;
  perform private.note_contact_event(merge.survivor_id, 'unmerged', null,
    coalesce(was.name, was.email, was.phone),
    jsonb_build_object('merge', p_merge_id, 'merged', merge.merged_id));
  return merge.merged_id;
end
$$;
grant execute on function public.unmerge_contacts to authenticated;
comment on function public.unmerge_contacts is
  'Undoes a merge: each contact gets its rows back. Refuses with crm_update_missing or unmerge_ and the reason of '
  'private.unmerge_refusal().';

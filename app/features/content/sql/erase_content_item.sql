create or replace function public.erase_content_item(p_kind text, p_slug text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  item public.content_overrides;
  last_change uuid;
begin
  if not public.has_permission(private.uid(), 'site', 'delete') then
    raise exception 'site_delete_missing' using errcode = 'PT403';
  end if;
  select * into item from public.content_overrides c
    where c.kind = p_kind and c.slug = p_slug and c.is_made and c.visibility = 'removed' for update;
  if item.id is null then
    raise exception 'content_item_missing' using errcode = 'PT404';
  end if;
  insert into public.outbox (kind, payload)
    select distinct 'content.settle-picture', jsonb_build_object('storage_key', 'pictures/' || p.picture)
    from (
      -- A photo by its id, and pictures within a text by their address.
      select m.found[1]
      from (
        select concat(item.draft, item.published)
        union all
        select concat(c.before, c.after) from public.setting_changes c
          where c.table_name = 'content_overrides' and c.row_id = item.id
      ) t (texts),
      lateral regexp_matches(t.texts, '(?:"photo[A-Za-z]*[.]file": "|/media/)([0-9a-f]{32})', 'g') m (found)
    ) p (picture);
  insert into public.outbox (kind, payload)
    select distinct 'content.settle-leave', jsonb_build_object('storage_key', f.key)
    from public.setting_changes c, lateral (values (c.before ->> 'storage_key'), (c.after ->> 'storage_key')) f (key)
    where item.kind = 'case' and c.table_name = 'case_leaves' and f.key is not null
      and coalesce(c.after, c.before) ->> 'case_slug' = item.slug;
  delete from public.content_overrides c where c.id = item.id;
  delete from public.content_schedules s where s.kind = item.kind and s.slug = item.slug;
  delete from public.setting_changes c where c.table_name = 'content_schedules'
    and coalesce(c.after, c.before) @> jsonb_build_object('kind', item.kind, 'slug', item.slug);
  delete from public.content_addresses a where a.kind = item.kind and a.slug = item.slug;
  if item.kind = 'landing' then
    delete from public.landing_counts c where c.slug = item.slug;
  end if;
  if item.kind = 'case' then
    delete from public.case_leaves l where l.case_slug = item.slug;
    delete from public.setting_changes c where c.table_name = 'case_leaves'
      and coalesce(c.after, c.before) ->> 'case_slug' = item.slug;
  end if;
  select c.id into last_change from public.setting_changes c
    where c.table_name = 'content_overrides' and c.row_id = item.id
    order by c.changed_at desc, c.step desc limit 1;
  delete from public.setting_changes c
    where c.table_name = 'content_overrides' and c.row_id = item.id and c.id <> last_change;
  -- Who erased it and when stays on record, without what it said.
  update public.setting_changes c set before = jsonb_build_object('id', item.id, 'kind', item.kind,
      'slug', item.slug, 'is_made', true, 'visibility', 'removed')
    where c.id = last_change;
end
$$;
grant execute on function public.erase_content_item to authenticated;
comment on function public.erase_content_item is
  'Erases a removed item that staff made: its texts, addresses, visits, leave, record of changes, and by jobs its files.';

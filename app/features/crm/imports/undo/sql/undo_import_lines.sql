-- not null: *
create or replace function public.undo_import_lines(p_id uuid, p_most integer) returns text
language plpgsql security definer set search_path = ''
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  import public.crm_imports := private.lock_import(p_id, '{undoing}');
  batch integer[];
  gone uuid[];
begin
  if import.id is null then
    return 'stopped';
  end if;
  perform private.check_may_import(import.product);
  -- One index scan each: lines that were undone are not read again.
  batch := array(
    (select l.line from public.crm_import_lines l
      where l.import_id = p_id and l.standing = 'made' order by l.line desc limit p_most)
    union all
    (select l.line from public.crm_import_lines l
      where l.import_id = p_id and l.standing = 'changed' order by l.line desc limit p_most)
    order by line desc limit p_most);
  if batch = '{}' then
    update public.crm_imports i set state = 'undone', updated_at = clock_timestamp()
      where i.id = p_id;
    return 'done';
  end if;
  perform private.lock_import_keys(p_id, batch);
  perform private.begin_operation('import', p_id);
  perform from public.crm_contacts c where c.id in (select l.contact_id
      from public.crm_import_lines l where l.import_id = p_id and l.line = any (batch))
    order by c.id for update;

  -- Deals first: a contact that has one stays.
  gone := private.unchanged_rows_of_import(import, batch, 'deal');
  delete from public.crm_deals d where d.id = any (gone);
  -- Deletes the spans too, so that figures of past days do not count the deals.
  delete from private.deal_spans s where s.deal_id = any (gone);
  delete from public.crm_events e where e.subject_id = any (gone);
  delete from public.crm_events e using public.crm_import_lines l
    where l.import_id = p_id and l.line = any (batch) and e.id = (l.traces ->> 'note')::bigint;
  perform private.restore_of_import(p_id, batch);

  gone := private.unchanged_rows_of_import(import, batch, 'contact');
  update public.crm_import_lines l set contact_id = null where l.contact_id = any (gone);
  delete from public.crm_contacts c where c.id = any (gone);
  delete from public.crm_events e where e.subject_id = any (gone) or e.contact_id = any (gone);

  gone := private.unchanged_rows_of_import(import, batch, 'company');
  delete from public.crm_companies c where c.id = any (gone);
  delete from public.crm_events e where e.subject_id = any (gone);

  perform private.report_undone(p_id, batch);
  perform private.end_operation();
  return 'more';
end
$$;
grant execute on function public.undo_import_lines to authenticated;
comment on function public.undo_import_lines is
  'Undoes the last lines of an import that are left: deletes what they created and restores what they changed, '
  'unless it was edited since. more, done, or stopped. Refuses with crm_create_missing.';

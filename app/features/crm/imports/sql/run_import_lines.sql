-- not null: *
create or replace function public.run_import_lines(p_id uuid, p_most integer) returns text
language plpgsql security definer set search_path = ''
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  import public.crm_imports := private.lock_import(p_id, '{running}');
  batch integer[];
  part integer[];
begin
  if import.id is null then
    return 'stopped';
  end if;
  perform private.check_may_import(import.product);
  batch := array(select l.line from public.crm_import_lines l
    where l.import_id = p_id and l.outcome is null and l.plan <> 'problem'
    order by l.line limit p_most);
  if batch = '{}' then
    update public.crm_import_lines l set outcome = 'problem'
      where l.import_id = p_id and l.outcome is null;
    update public.crm_imports i set state = 'done', ended_at = clock_timestamp(),
        passed = i.lines, updated_at = clock_timestamp() where i.id = p_id;
    return 'done';
  end if;
  perform private.lock_import_keys(p_id, batch);
  -- An import starts no rules.
  perform private.begin_operation('import', p_id);
  for part in select * from private.import_parts(p_id, batch) loop
    perform private.try_import_lines(import, part);
  end loop;
  update public.crm_imports i set passed = i.passed + cardinality(batch), made = i.made + c.made,
      changed = i.changed + c.changed, unchanged = i.unchanged + c.unchanged,
      problems = i.problems + c.problems, updated_at = clock_timestamp()
    from (
      select count(*) filter (where l.outcome = 'made') as made,
        count(*) filter (where l.outcome = 'changed') as changed,
        count(*) filter (where l.outcome = 'unchanged') as unchanged,
        count(*) filter (where l.outcome = 'problem') as problems
      from unnest(batch) b join public.crm_import_lines l on l.import_id = p_id and l.line = b
    ) c
    where i.id = p_id;
  perform private.end_operation();
  return 'more';
end
$$;
grant execute on function public.run_import_lines to authenticated;
comment on function public.run_import_lines is
  'Imports the next lines, and stores the result of each in the same transaction; after a crash it continues behind '
  'the last stored line. more, done, or stopped. Refuses with crm_create_missing.';

-- not null: *
create or replace function public.check_import_lines(p_id uuid, p_round integer, p_lines jsonb)
returns boolean
language plpgsql security definer set search_path = ''
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  import public.crm_imports := private.lock_import(p_id, '{checking}');
  batch integer[];
begin
  if import.id is null or import.round <> p_round then
    return false;
  end if;
  with sent as materialized (
    select * from jsonb_to_recordset(p_lines) as g (line integer, cells text[], fields jsonb,
      remarks text[], problem boolean)
  ), owners as materialized (
    select lower(o.email) as email, o.user_id from public.user_profiles o
    where lower(o.email) in (select g.fields ->> 'owner_email' from sent g)
      and private.may(o.user_id, 'crm', 'read')
  ), put as (
    insert into public.crm_import_lines (import_id, line, cells, fields, plan, remarks)
      select p_id, g.line, g.cells,
        g.fields - 'owner_email' || jsonb_strip_nulls(jsonb_build_object('owner', o.user_id)),
        case when g.problem then 'problem' else 'new' end,
        coalesce(g.remarks, '{}') || case when g.fields ->> 'owner_email' is not null
          and o.user_id is null then '{owner:unknown}'::text[] else '{}' end
      from sent g left join owners o on o.email = g.fields ->> 'owner_email'
      on conflict (import_id, line) do nothing
      returning line
  )
  -- After a crash the check reads the file from its start; stored lines stay.
  select coalesce(array_agg(p.line order by p.line), '{}') into batch from put p;
  perform private.predict_import_lines(import,
    array(select l.line from public.crm_import_lines l
      where l.import_id = p_id and l.line = any (batch) and l.plan <> 'problem' order by l.line),
    array(select g.line from jsonb_to_recordset(p_lines) g (line integer, alone boolean)
      where g.alone));
  update public.crm_imports i set passed = i.passed + cardinality(batch), made = i.made + c.made,
      changed = i.changed + c.changed, unchanged = i.unchanged + c.unchanged,
      problems = i.problems + c.problems, updated_at = clock_timestamp()
    from (
      select count(*) filter (where l.plan = 'new') as made,
        count(*) filter (where l.plan in ('known', 'twin') and not n.nothing) as changed,
        count(*) filter (where l.plan = 'unchanged' or n.nothing) as unchanged,
        count(*) filter (where l.plan = 'problem') as problems
      from public.crm_import_lines l, lateral (
        select 'line:repeated' = any (l.remarks) as nothing) n
      where l.import_id = p_id and l.line = any (batch)
    ) c
    where i.id = p_id;
  return true;
end
$$;
grant execute on function public.check_import_lines to authenticated;
comment on function public.check_import_lines is
  'A batch of the dry run: stores lines {line, cells, fields, remarks, problem, alone} and predicts what '
  'the import will do with each, after the lines before it; a stored line stays. '
  'alone: no other line of the file has its addresses, phones or company. False when the check has '
  'ended or was started again. Refuses with crm_create_missing.';

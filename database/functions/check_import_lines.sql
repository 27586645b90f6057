create or replace function public.check_import_lines(p_id uuid, p_round integer, p_lines jsonb)
returns boolean
language plpgsql security definer set search_path = ''
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  import public.crm_imports := private.own_import(p_id, '{checking}');
  mine text[] := private.products_in('crm', 'create');
  everywhere boolean := private.in_every_product('crm', 'create');
  counted record;
begin
  if import.id is null or import.round <> p_round then
    return false;
  end if;
  with sent as materialized (
    select * from jsonb_to_recordset(p_lines) as g (line integer, cells text[], fields jsonb,
      remarks text[], problem boolean, twin boolean)
  ), owners as materialized (
    select lower(o.email) as email, o.user_id from public.user_profiles o
    where lower(o.email) in (select g.fields ->> 'owner_email' from sent g)
      and private.may(o.user_id, 'crm', 'read')
  ), judged as (
    select g.line, g.cells, g.problem, g.twin, c.id as known,
      c.id is not null and not everywhere and not c.products && mine as elsewhere,
      g.fields - 'owner_email' || jsonb_strip_nulls(jsonb_build_object('owner', o.user_id)) as fields,
      coalesce(g.remarks, '{}') || case when g.fields ->> 'owner_email' is not null
        and o.user_id is null then '{owner:unknown}'::text[] else '{}' end as remarks
    from sent g
    left join owners o on o.email = g.fields ->> 'owner_email'
    left join private.contacts_of_lines(array(select s.line from sent s order by s.line),
      array(select s.fields from sent s order by s.line)) k on k.line = g.line
    left join public.crm_contacts c on c.id = k.contact_id
  ), put as (
    insert into public.crm_import_lines (import_id, line, cells, fields, plan, remarks, contact_id)
      select p_id, j.line, j.cells, j.fields,
        case when j.problem or j.elsewhere then 'problem' when j.twin then 'twin'
          when j.known is not null then 'known' else 'new' end,
        case when j.elsewhere then j.remarks || 'contact:elsewhere'::text else j.remarks end,
        case when not j.elsewhere then j.known end
      from judged j
      on conflict (import_id, line) do nothing
      returning plan
  )
  select count(*) as passed, count(*) filter (where plan = 'new') as made,
      count(*) filter (where plan in ('known', 'twin')) as changed,
      count(*) filter (where plan = 'problem') as problems
    into counted from put;
  update public.crm_imports i set passed = i.passed + counted.passed, made = i.made + counted.made,
      changed = i.changed + counted.changed, problems = i.problems + counted.problems,
      updated_at = clock_timestamp()
    where i.id = p_id;
  return true;
end
$$;
revoke all on function public.check_import_lines from public, anon, authenticated, service_role;
grant execute on function public.check_import_lines to authenticated;
comment on function public.check_import_lines is
  'A batch of the dry run: keeps lines {line, cells, fields, remarks, problem, twin} and looks each '
  'of them up among the contacts; a line that is kept already stays. False when the check is over '
  'or was begun anew. Refuses with crm_create_missing.';

create or replace function private.predict_import_lines(
  p_import public.crm_imports, p_lines integer[], p_alone integer[]
) returns void
language plpgsql set search_path = ''
as $$
declare
  earlier uuid[];
  part integer[];
  results jsonb;
  drafts jsonb;
begin
  if p_lines = '{}' then
    return;
  end if;
  begin
    perform private.lock_import_keys(p_import.id, p_lines);
    perform private.begin_operation('import', p_import.id);
    earlier := private.restore_import_drafts(p_import.id, p_lines);
    for part in select * from private.import_parts(p_import.id, p_lines) loop
      perform private.try_import_lines(p_import, part);
    end loop;
    select jsonb_agg(jsonb_build_object('line', l.line, 'contact_id', l.contact_id,
        'remarks', case when l.outcome = 'unchanged' and r.repeated
          then array_append(l.remarks, 'line:repeated') else l.remarks end,
        'plan', case when l.outcome = 'made' then 'new' when l.outcome = 'problem' then 'problem'
          when r.repeated then 'twin' when l.outcome = 'changed' then 'known'
          else 'unchanged' end)) into results
      from public.crm_import_lines l, lateral (
        select l.contact_id = any (earlier) or exists (select from public.crm_import_lines o
          where o.contact_id = l.contact_id and o.import_id = l.import_id and o.line < l.line)
          as repeated offset 0) r
      where l.import_id = p_import.id and l.line = any (p_lines);
    drafts := private.import_drafts_of(p_import.id, p_lines, p_alone);
    raise exception 'dry run';
  exception when raise_exception then
    null;
  end;
  -- The results are in variables; everything written is rolled back.
  update public.crm_import_lines l set plan = r.plan, remarks = r.remarks,
      contact_id = (select c.id from public.crm_contacts c where c.id = r.contact_id)
    from jsonb_to_recordset(results) r (line integer, plan text, remarks text[], contact_id uuid)
    where l.import_id = p_import.id and l.line = r.line;
  insert into private.import_drafts as d (import_id, kind, id, contact_id, key, stands)
    select p_import.id, r.* from jsonb_to_recordset(drafts)
      r (kind text, id text, contact_id uuid, key text, stands jsonb)
    on conflict (import_id, kind, id) do update set stands = excluded.stands;
end
$$;
comment on function private.predict_import_lines is
  'Imports lines after the drafts of the lines before them, stores the outcome of each as its plan, and '
  'rolls everything else back. p_alone: lines that share no address, phone or company with another.';

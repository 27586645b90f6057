create or replace function private.report_undone(p_id uuid, p_lines integer[]) returns void
language sql set search_path = ''
as $$
  with stayed as (
    select l.id, l.remarks || array_remove(array[
        case when exists (select from public.crm_deals d
          where d.id = (l.traces -> 'deal' ->> 'id')::uuid) then 'undo:deal' end,
        case when l.outcome = 'made' and l.contact_id is not null then 'undo:contact' end,
        case when exists (select from public.crm_companies c
          where c.id = (l.traces -> 'company' ->> 'id')::uuid) then 'undo:company_kept' end
      ], null) as remarks
    from public.crm_import_lines l where l.import_id = p_id and l.line = any (p_lines)
  ), ended as (
    update public.crm_import_lines l set remarks = s.remarks,
        outcome = case when s.remarks::text ~ '\mundo:' then 'kept' else 'undone' end
      from stayed s where s.id = l.id returning l.outcome
  )
  update public.crm_imports i set passed = i.passed + cardinality(p_lines),
      undone = i.undone + (select count(*) from ended where outcome = 'undone'),
      kept = i.kept + (select count(*) from ended where outcome = 'kept'),
      updated_at = clock_timestamp()
    where i.id = p_id
$$;
comment on function private.report_undone is
  'Records for each line whether it was undone completely, and which changes stayed.';

create or replace function private.write_import_lines(
  p_import public.crm_imports, p_lines integer[]
) returns void
language plpgsql set search_path = ''
as $$
declare
  steps private.import_step[] := private.import_steps(p_import, p_lines);
  half integer := cardinality(p_lines) / 2;
  noted record;
  own jsonb;
begin
  -- An earlier line may have led several lines to one contact, so they now share it.
  if (select count(s.known) <> count(distinct s.known) from unnest(steps) s) then
    perform private.write_import_lines(p_import, p_lines[:half]);
    perform private.write_import_lines(p_import, p_lines[half + 1:]);
    return;
  end if;
  update public.crm_import_lines l set ran_at = clock_timestamp(),
      outcome = case when s.remark is null then 'unchanged' else 'problem' end,
      contact_id = case when s.remark is null then s.known end,
      remarks = l.remarks || array_remove(array[s.remark], null)
    from unnest(steps) s
    where l.import_id = p_import.id and l.line = s.line
      and (s.remark is not null or s.known is not null and p_import.on_known = 'skip');
  steps := array(select s from unnest(steps) s
    where s.remark is null and (s.known is null or p_import.on_known <> 'skip') order by s.line);
  if steps = '{}' then
    return;
  end if;
  steps := private.companies_of_import(p_import, steps);
  perform private.contacts_of_import(p_import, steps);
  perform private.add_points_of_import(steps);
  perform private.deals_of_import(p_import, steps);
  noted := private.notes_of_import(p_import, steps);
  own := private.fields_of_import(p_import, steps);

  -- The rows before and after, including what triggers changed.
  with done as (
    select s.line, s.contact_id, s.known, jsonb_strip_nulls(jsonb_build_object(
        'contact', case when s.known is null then jsonb_build_object('id', c.id,
          'print', private.row_checksum(to_jsonb(c))) end,
        'company', case when s.company_made then jsonb_build_object('id', k.id,
          'print', private.row_checksum(to_jsonb(k) - 'products')) end,
        'deal', case when d.id is not null then jsonb_build_object('id', d.id,
          'print', private.row_checksum(to_jsonb(d))) end,
        'note', n.id,
        'fields', own -> s.line::text,
        'points', case when s.known is not null then (select to_jsonb(array_agg(p.id))
          from public.crm_contact_points p
          where p.contact_id = s.known and p.id <> all (s.points_before)) end)) as traces,
      case when s.company_before is null then '[]'
          else private.row_changes('crm_companies', s.company_before, to_jsonb(k)) end
        || case when s.known is null then '[]'
          else private.row_changes('crm_contacts', s.contact_before, to_jsonb(c)) end as changes
    from unnest(steps) s
    join public.crm_contacts c on c.id = s.contact_id
    left join public.crm_companies k on k.id = s.company_id
    left join public.crm_deals d on d.id = s.deal_id
    left join unnest(noted.contacts, noted.notes) n (contact_id, id) on n.contact_id = s.contact_id
  )
  update public.crm_import_lines l set contact_id = d.contact_id, ran_at = clock_timestamp(),
      traces = d.traces || jsonb_build_object('changes', d.changes),
      outcome = case when d.known is null then 'made'
        when d.traces = '{}' and d.changes = '[]' then 'unchanged' else 'changed' end
    from done d where l.import_id = p_import.id and l.line = d.line;
end
$$;
comment on function private.write_import_lines is
  'Imports lines that have no contact in common, and stores for each what it created and the values before.';

drop function if exists private.untouched_of_import(public.crm_imports, integer[], text);
create or replace function private.unchanged_rows_of_import(
  p_import public.crm_imports, p_lines integer[], p_what text
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  -- The products of a company are derived from its people, so a change of them is no edit.
  spread text[] := case p_what when 'company' then '{products}' else '{}' end;
  rows_of text := case p_what when 'contact' then 'public.crm_contacts'
    when 'deal' then 'public.crm_deals' when 'company' then 'public.crm_companies' end;
  same uuid[];
begin
  -- offset 0: computes checksums only for the rows of these lines.
  execute format('select coalesce(array_agg(m.id), %2$L) from (
        select t.id, to_jsonb(t) - $4 as stands, l.traces -> $3 ->> ''print'' as print, l.ran_at
        from public.crm_import_lines l join %1$s t on t.id = (l.traces -> $3 ->> ''id'')::uuid
        where l.import_id = $1 and l.line = any ($2) offset 0) m
      where private.row_checksum(m.stands) = m.print' || case p_what when 'contact' then
        -- An address was added to the contact later, by hand or by a lead.
        ' and not exists (select from public.crm_contact_points p
          where p.contact_id = m.id and p.created_at > m.ran_at)' else '' end, rows_of, '{}')
    into same using p_import.id, p_lines, p_what, spread;
  return array(
    select unnest(same)
    except select unnest(private.rows_in_use(rows_of::regclass, same,
      -- Derived rows, and rows created with it, do not count as uses.
      '{public.crm_contact_points,public.custom_field_values,public.crm_import_lines,private.contact_pairs,private.contact_words,
private.deal_words,private.deal_spans,private.deal_stays,private.company_keys}'))
    except select e.subject_id from public.crm_events e
      where e.subject_id = any (same) and e.at > p_import.started_at
        -- Events of the import and its undo do not count. Imports of earlier releases have no operation id.
        and e.act is distinct from p_import.id
        and (e.at >= p_import.ended_at or e.actor is distinct from p_import.created_by));
end
$$;
comment on function private.unchanged_rows_of_import is
  'The contacts, deals or companies that these lines created and that are unchanged: no edit, no reference, no '
  'event.';

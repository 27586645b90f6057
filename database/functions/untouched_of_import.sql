create or replace function private.untouched_of_import(
  p_import public.crm_imports, p_lines integer[], p_what text
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  -- A company has the products of its people, whoever sends them.
  spread text[] := case p_what when 'company' then '{products}' else '{}' end;
  rows_of text := case p_what when 'contact' then 'public.crm_contacts'
    when 'deal' then 'public.crm_deals' when 'company' then 'public.crm_companies' end;
  same uuid[];
begin
  execute format('select coalesce(array_agg(t.id), %2$L) from public.crm_import_lines l
      join %1$s t on t.id = (l.traces -> $3 ->> ''id'')::uuid
      where l.import_id = $1 and l.line = any ($2)
        and private.row_print(to_jsonb(t) - $4) = l.traces -> $3 ->> ''print''', rows_of, '{}')
    into same using p_import.id, p_lines, p_what, spread;
  if p_what = 'contact' then
    -- Another address of hers came later, by hand or by a lead.
    same := array(select s from unnest(same) s where not exists (
      select from public.crm_contact_points p
        join public.crm_import_lines l on l.import_id = p_import.id and l.line = any (p_lines)
          and (l.traces -> 'contact' ->> 'id')::uuid = s
      where p.contact_id = s and p.created_at > l.ran_at));
  end if;
  return array(
    select unnest(same)
    except select unnest(private.rows_in_use(rows_of::regclass, same,
      -- What is only derived from a row, or was made with it, does not use it.
      '{public.crm_contact_points,public.crm_import_lines,private.contact_words,private.contact_pairs,private.deal_words,private.deal_spans}'))
    except select e.subject_id from public.crm_events e
      where e.subject_id = any (same) and e.at > p_import.started_at and e.at < p_import.undone_at
        and (e.at > p_import.ended_at or e.actor is distinct from p_import.created_by));
end
$$;
revoke all on function private.untouched_of_import from public, anon, authenticated, service_role;
comment on function private.untouched_of_import is
  'The contacts, deals or companies that these lines made and nobody has touched since: they are as '
  'they were made, nothing leads to them, and nothing has happened in them.';

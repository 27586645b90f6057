create or replace function private.try_import_lines(p_import public.crm_imports, p_lines integer[])
returns void
language plpgsql set search_path = ''
as $$
declare
  half integer := cardinality(p_lines) / 2;
begin
  begin
    perform private.write_import_lines(p_import, p_lines);
    return;
  exception when others then
    -- The error is not about a line: the batch is retried as a whole.
    if left(sqlstate, 2) in ('40', '53', '55', '57', '58', 'XX') then
      raise;
    end if;
    if half = 0 then
      raise warning 'line % of import %: % %', p_lines[1], p_import.id, sqlstate, sqlerrm;
      update public.crm_import_lines l set outcome = 'problem', contact_id = null,
          remarks = l.remarks || 'line:refused'::text, ran_at = clock_timestamp()
        where l.import_id = p_import.id and l.line = p_lines[1];
      return;
    end if;
  end;
  -- Bisects the batch to find the refused line; the others are imported.
  perform private.try_import_lines(p_import, p_lines[:half]);
  perform private.try_import_lines(p_import, p_lines[half + 1:]);
end
$$;
comment on function private.try_import_lines is
  'Imports lines, and skips each that the database refuses.';

create or replace function private.restore_of_import(p_id uuid, p_lines integer[]) returns void
language plpgsql set search_path = ''
as $$
declare
  done record;
  change jsonb;
  undo_remarks text[];
begin
  for done in select l.line, l.traces, l.outcome, l.contact_id from public.crm_import_lines l
      where l.import_id = p_id and l.line = any (p_lines) order by l.line desc
  loop
    undo_remarks := '{}';
    for change in select * from jsonb_array_elements(done.traces -> 'changes') loop
      begin
        undo_remarks := undo_remarks || private.restore_row(change);
      exception when integrity_constraint_violation or sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' then
        undo_remarks := undo_remarks || 'undo:refused'::text;
      end;
    end loop;
    for change in select * from jsonb_array_elements(done.traces -> 'fields') loop
      undo_remarks := undo_remarks || private.restore_field_value(done.contact_id, change);
    end loop;
    if done.outcome = 'changed' then
      delete from public.crm_contact_points p
        where p.id in (select e::uuid from jsonb_array_elements_text(done.traces -> 'points') e);
    end if;
    if undo_remarks <> '{}' then
      update public.crm_import_lines l set remarks = l.remarks || undo_remarks
        where l.import_id = p_id and l.line = done.line;
    end if;
  end loop;
end
$$;
comment on function private.restore_of_import is
  'Restores what these lines have changed, the last line first, and records what could not be restored.';

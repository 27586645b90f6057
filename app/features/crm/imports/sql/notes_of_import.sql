create or replace function private.notes_of_import(
  p_import public.crm_imports, p_steps private.import_step[], out contacts uuid[], out notes bigint[]
)
language plpgsql set search_path = ''
as $$
begin
  with put as (
    insert into public.crm_events
        (subject, subject_id, contact_id, product, kind, to_value, details, actor)
      select 'contact', s.contact_id, s.contact_id, p_import.product, 'note', s.fields ->> 'note',
        jsonb_build_object('import_id', p_import.id),
        (select p.user_id from public.user_profiles p where p.user_id = private.uid())
      from unnest(p_steps) s
      where s.fields ->> 'note' is not null and not exists (select from public.crm_events e
        where e.subject_id = s.contact_id and e.kind = 'note' and e.to_value = s.fields ->> 'note')
      order by s.line
      returning contact_id, id
  )
  select array_agg(p.contact_id), array_agg(p.id) into contacts, notes from put p;
end
$$;
comment on function private.notes_of_import is
  'Stores the notes of lines, except those that are stored already.';

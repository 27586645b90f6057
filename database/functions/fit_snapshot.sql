create or replace function private.fit_snapshot() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.form_versions;
begin
  if not exists (select from jsonb_object_keys(new.form_data) answer
      where not new.form_snapshot -> 'fields'
        @> jsonb_build_array(jsonb_build_object('field_name', answer))) then
    return new;
  end if;
  begin
    select * into earlier from public.form_versions v
      where v.form_id = new.form_id and not exists (
        select from jsonb_object_keys(new.form_data) answer
        where not v.definition -> 'fields'
          @> jsonb_build_array(jsonb_build_object('field_name', answer)))
      order by v.version desc limit 1;
    if found then
      new.form_snapshot := new.form_snapshot || jsonb_build_object('version', earlier.version,
        'fields', (select jsonb_agg(jsonb_strip_nulls((q - array['id', 'is_required',
              'placeholder_text', 'translations', 'options']) || jsonb_build_object(
            'options', nullif(q -> 'options', '[]'), 'asked', q -> 'translations' -> new.locale))
            order by place)
          from jsonb_array_elements(earlier.definition -> 'fields')
            with ordinality asked (q, place)));
    end if;
  exception when others then
    -- Whatever is amiss with the wording of a question must not cost a lead.
    raise warning 'wording of lead % not looked up: % %', new.id, sqlstate, sqlerrm;
  end;
  return new;
end
$$;
revoke all on function private.fit_snapshot from public, anon, authenticated, service_role;
comment on function private.fit_snapshot is
  'Trigger: an answer to a question that has gone meanwhile is kept with the newest wording that asked it.';

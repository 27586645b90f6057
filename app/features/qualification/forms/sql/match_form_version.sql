drop function if exists private.fit_snapshot(public.qualification_submissions);
drop function if exists private.fit_snapshot();
create or replace function private.match_form_version(lead public.qualification_submissions)
returns public.qualification_submissions
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.form_versions;
  answer record;
begin
  -- Nothing to do where every answer fits its present question.
  if exists (select from jsonb_each(lead.form_data) a
      where not exists (select from jsonb_array_elements(lead.form_snapshot -> 'fields') q
        where q ->> 'field_name' = a.key and private.answer_fits(a.value, q))) then
    begin
      select * into earlier from public.form_versions v
        where v.form_id = lead.form_id and not exists (
          select from jsonb_each(lead.form_data) a
          where not exists (select from jsonb_array_elements(v.definition -> 'fields') q
            where q ->> 'field_name' = a.key and private.answer_fits(a.value, q)))
        order by v.version desc limit 1;
      if found then
        lead.form_snapshot := lead.form_snapshot || jsonb_build_object('version', earlier.version,
          'fields', (select jsonb_agg(jsonb_strip_nulls((q - array['id', 'is_required',
                'placeholder_text', 'translations', 'options']) || jsonb_build_object(
              'options', nullif(q -> 'options', '[]'), 'asked', q -> 'translations' -> lead.locale))
              order by place)
            from jsonb_array_elements(earlier.definition -> 'fields')
              with ordinality questions (q, place)));
      end if;
    exception when others then
      -- A fault in the wording of a question must not lose a lead.
      raise warning 'form version of lead % not found: % %', lead.id, sqlstate, sqlerrm;
    end;
    for answer in select a.key from jsonb_each(lead.form_data) a
      join jsonb_array_elements(lead.form_snapshot -> 'fields') q on q ->> 'field_name' = a.key
      where not private.answer_fits(a.value, q)
    loop
      raise exception 'answer_shape' using errcode = 'PT422',
        detail = format('the answer to %s has another shape than its question', answer.key);
    end loop;
  end if;
  return lead;
end
$$;
comment on function private.match_form_version is
  'Step: answers that do not fit the present questions are stored with the newest version that '
  'they all fit. answer_shape (PT422): no version fits.';

drop function if exists private.fit_snapshot(public.qualification_submissions);
drop function if exists private.fit_snapshot();
drop function if exists private.match_form_version(public.qualification_submissions);
create or replace function private.match_form_version(lead public.qualification_submissions, answered integer)
returns public.qualification_submissions
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.form_versions;
  answer record;
begin
  -- Nothing to do where the present version was answered, as far as is known.
  if answered <> (lead.form_snapshot ->> 'version')::integer
    or exists (select from jsonb_each(lead.form_data) a
      where not exists (select from jsonb_array_elements(lead.form_snapshot -> 'fields') q
        where q ->> 'field_name' = a.key and private.answer_fits(a.value, q))) then
    begin
      select * into earlier from public.form_versions v
        where v.form_id = lead.form_id and not exists (
          select from jsonb_each(lead.form_data) a
          where not exists (select from jsonb_array_elements(v.definition -> 'fields') q
            where q ->> 'field_name' = a.key and private.answer_fits(a.value, q)))
        order by (v.version = answered) desc nulls last, v.version desc limit 1;
      if found then
        lead.form_snapshot := private.snapshot_of_version(lead.form_snapshot, earlier, lead.locale);
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
  'Step: a lead is stored with the version of the form that it answered. Where that is not known, or does not fit '
  'the answers, it is the newest that they all fit. answer_shape (PT422): no version fits.';

-- Questions that are answered by ticking: one box, stored as true or false, or several options, stored
-- as a list of their values. An answer in a shape that its question does not know is refused, whoever
-- sends it.

alter table public.form_fields
  drop constraint form_fields_field_type_check,
  add constraint form_fields_field_type_check
    check (field_type in ('email', 'tel', 'textarea', 'select', 'text', 'checkbox')),
  -- A tick is no name and no address.
  add constraint form_fields_checkbox_property
    check (field_type <> 'checkbox' or contact_property is null);
comment on column public.form_fields.options is
  'Choices of a select or a checkbox: [{"value": "software", "label": "Software e apps"}]. A '
  'checkbox without any is a single box, such as a consent.';
comment on column public.qualification_submissions.form_data is
  'Answers by field name: text, for a checkbox true or false, or with options the list of the '
  'values chosen. Without a form the keys name, email, phone, company and message.';

create function private.answer_fits(answer jsonb, question jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  options jsonb := coalesce(nullif(question -> 'options', 'null'), '[]');
begin
  if jsonb_typeof(answer) = 'null' then
    return true;
  elsif question ->> 'field_type' is distinct from 'checkbox' then
    return jsonb_typeof(answer) not in ('array', 'object');
  elsif options = '[]' then
    return jsonb_typeof(answer) = 'boolean';
  elsif jsonb_typeof(answer) <> 'array' then
    return false;
  end if;
  return (
    select count(*) = count(distinct chosen)
      and coalesce(bool_and(jsonb_typeof(chosen) = 'string'
        and options @> jsonb_build_array(jsonb_build_object('value', chosen))), true)
    from jsonb_array_elements(answer) chosen);
end
$$;
revoke all on function private.answer_fits(jsonb, jsonb) from public;
comment on function private.answer_fits(jsonb, jsonb) is
  'Whether an answer has the shape that a question, as a snapshot or a version has it, asks for.';

create or replace function private.fit_snapshot() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.form_versions;
  answer record;
begin
  -- Left alone where every answer has a question of today that it fits.
  if exists (select from jsonb_each(new.form_data) a
      where not exists (select from jsonb_array_elements(new.form_snapshot -> 'fields') q
        where q ->> 'field_name' = a.key and private.answer_fits(a.value, q))) then
    begin
      select * into earlier from public.form_versions v
        where v.form_id = new.form_id and not exists (
          select from jsonb_each(new.form_data) a
          where not exists (select from jsonb_array_elements(v.definition -> 'fields') q
            where q ->> 'field_name' = a.key and private.answer_fits(a.value, q)))
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
  end if;
  for answer in select a.key from jsonb_each(new.form_data) a
    join jsonb_array_elements(new.form_snapshot -> 'fields') q on q ->> 'field_name' = a.key
    where not private.answer_fits(a.value, q)
  loop
    raise exception 'the answer to % has another shape than its question', answer.key
      using errcode = 'check_violation';
  end loop;
  return new;
end
$$;
comment on function private.fit_snapshot() is
  'Trigger: answers that the questions of today do not fit are kept with the newest wording that '
  'they all fit. SQLSTATE 23514: no wording asked for an answer of that shape.';

create or replace function private.cut_answers(form_data jsonb, room integer) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  answer record;
  words text;
  share integer;
  waiting integer := (select count(*) from jsonb_object_keys(form_data));
  kept jsonb := '{}';
begin
  -- The shortest first: what one leaves of its share, the longer ones get.
  for answer in
    select a.key, a.value, coalesce(a.value #>> '{}', '') as words from jsonb_each(form_data) a
    order by octet_length(a.key) + octet_length(coalesce(a.value #>> '{}', '')), a.key
  loop
    share := room / waiting - octet_length(answer.key);
    waiting := waiting - 1;
    if octet_length(answer.words) <= share then
      kept := kept || jsonb_build_object(answer.key, answer.value);
    elsif jsonb_typeof(answer.value) = 'array' then
      kept := kept || jsonb_build_object(answer.key, (
        select coalesce(jsonb_agg(part order by place), '[]') from (
          select part, place, sum(octet_length(part::text) + 2) over (order by place) as used
          from jsonb_array_elements(answer.value) with ordinality each (part, place)) parts
        where used <= share));
    else
      continue when share < 16;
      words := left(answer.words, share - 3);
      while octet_length(words) > share - 3 loop
        words := left(words, length(words) - greatest(1, (octet_length(words) - share + 3) / 4));
      end loop;
      kept := kept || jsonb_build_object(answer.key, words || '…');
    end if;
    room := room - octet_length(answer.key) - least(octet_length(answer.words), share);
  end loop;
  return kept;
end
$$;
comment on function private.cut_answers(jsonb, integer) is
  'Answers of which names and texts have that many bytes in all: the longest are cut, with "…" at '
  'the end, lists behind the last part that finds room, and what finds no room at all falls away.';

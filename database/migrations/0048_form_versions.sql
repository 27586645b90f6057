-- Every saved wording of a form is kept, so that what somebody answered can still be read as it was
-- asked, and so that there is a way back. Forms are put away, never deleted under their leads.

alter table public.qualification_forms
  add column archived_at timestamptz,
  add constraint qualification_forms_archived_is_off check (archived_at is null or not is_active);
-- Not granted to anon: what is put away is not public.
grant select (archived_at), insert (archived_at), update (archived_at)
  on public.qualification_forms to authenticated;
comment on column public.qualification_forms.archived_at is
  'Put away: not active, and out of the list of staff until it is taken out again.';

alter table public.qualification_submissions
  drop constraint qualification_submissions_form_id_fkey,
  add constraint qualification_submissions_form_id_fkey foreign key (form_id)
    references public.qualification_forms (id);

-- The server too counts the revisions of what it changes.
grant execute on function private.uncounted(jsonb) to service_role;

create table public.form_versions (
  id uuid primary key default gen_random_uuid(),
  form_id uuid not null references public.qualification_forms (id) on delete cascade,
  version integer not null check (version > 0),
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  created_at timestamptz not null default transaction_timestamp(),
  created_by uuid references public.user_profiles (user_id) on delete set null,
  unique (form_id, version)
);
create index form_versions_by on public.form_versions (created_by) where created_by is not null;
revoke all on public.form_versions from public, anon, authenticated, service_role;
alter table public.form_versions enable row level security;
create policy form_versions_read on public.form_versions for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));
create policy form_versions_server on public.form_versions for select to service_role using (true);
-- Not granted to anybody: writing. The trigger below writes as the owner.
grant select (id, form_id, version, definition, created_at, created_by) on public.form_versions
  to authenticated, service_role;
comment on table public.form_versions is
  'What visitors were asked and told by a form, once per save that changed it. Never changed.';
comment on column public.form_versions.definition is
  'Columns of the form that visitors see, and its questions in their order under "fields". Name, '
  'pages and state are not part of it.';
comment on column public.form_versions.created_by is 'Null for the server itself, such as its seed.';

create function private.form_definition(form uuid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object('title', f.title, 'description', f.description,
    'thank_you_title', f.thank_you_title, 'thank_you_message', f.thank_you_message,
    'redirect_to_whatsapp', f.redirect_to_whatsapp, 'redirect_delay', f.redirect_delay,
    'translations', f.translations, 'fields', coalesce((
      select jsonb_agg(jsonb_build_object('id', q.id, 'field_name', q.field_name,
          'field_label', q.field_label, 'field_type', q.field_type, 'is_required', q.is_required,
          'placeholder_text', q.placeholder_text, 'options', q.options,
          'contact_property', q.contact_property, 'translations', q.translations)
        order by q.field_order, q.id)
      from public.form_fields q where q.form_id = f.id), '[]'))
  from public.qualification_forms f where f.id = form);
revoke all on function private.form_definition(uuid) from public;
comment on function private.form_definition(uuid) is 'A form as form_versions keeps it.';

create function private.keep_form_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  form uuid := (to_jsonb(coalesce(new, old)) ->> tg_argv[0])::uuid;
  is_now jsonb := private.form_definition(form);
  newest public.form_versions;
begin
  select * into newest from public.form_versions v where v.form_id = form
    order by v.version desc limit 1;
  -- A form that went takes its versions along.
  if is_now is null or is_now = newest.definition then
    return null;
  end if;
  insert into public.form_versions (form_id, version, definition, created_by)
    values (form, coalesce(newest.version, 0) + 1, is_now,
      (select p.user_id from public.user_profiles p where p.user_id = private.uid()));
  return null;
end
$$;
revoke all on function private.keep_form_version() from public;
comment on function private.keep_form_version() is
  'Trigger at the end of the transaction, so that one save of a form and its questions is one version.';
create constraint trigger keep_form_version after insert or update on public.qualification_forms
  deferrable initially deferred for each row execute function private.keep_form_version('id');
create constraint trigger keep_form_version after insert or update or delete on public.form_fields
  deferrable initially deferred for each row execute function private.keep_form_version('form_id');

create function private.count_form_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'UPDATE' or new.revision <> old.revision then
    update public.qualification_forms f set revision = f.revision + 1
      where f.id = coalesce(new.form_id, old.form_id);
  end if;
  return null;
end
$$;
revoke all on function private.count_form_revision() from public;
comment on function private.count_form_revision() is
  'Trigger: a form and its questions are edited as one, so a changed question is a changed form.';
create trigger count_form_revision after insert or update or delete on public.form_fields
  for each row execute function private.count_form_revision();

insert into public.form_versions (form_id, version, definition)
  select f.id, 1, private.form_definition(f.id) from public.qualification_forms f;

create or replace function private.form_snapshot(form uuid, locale text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select jsonb_build_object('id', f.id, 'name', f.name,
    'version', (select max(v.version) from public.form_versions v where v.form_id = f.id),
    'fields', coalesce((
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'field_name', q.field_name, 'field_label', q.field_label, 'field_type', q.field_type,
        'contact_property', q.contact_property,
        'options', nullif(q.options, '[]'),
        'asked', q.translations -> locale)) order by q.field_order, q.id)
    from public.form_fields q where q.form_id = f.id), '[]'))
  from public.qualification_forms f where f.id = form);
end
$$;

create function private.fit_snapshot() returns trigger
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
revoke all on function private.fit_snapshot() from public;
comment on function private.fit_snapshot() is
  'Trigger: an answer to a question that has gone meanwhile is kept with the newest wording that asked it.';
-- Its name comes after receive_lead, which puts the questions of today.
create trigger refit_snapshot before insert on public.qualification_submissions
  for each row when (new.form_id is not null and jsonb_typeof(new.form_data) = 'object')
  execute function private.fit_snapshot();

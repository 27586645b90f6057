-- Projects and modules of feedback are edited by staff: a revision that counts both, names in English,
-- and what the widget of a project is like in other products.
-- expand

alter table public.feedback_projects
  add column persona text not null default 'usuario_final'
    check (persona = btrim(persona) and length(persona) between 1 and 60),
  add column widget_theme text not null default 'auto'
    check (widget_theme in ('auto', 'light', 'dark')),
  add column translations jsonb not null default '{}'
    check (jsonb_typeof(translations) = 'object' and octet_length(translations::text) <= 2000),
  add column revision integer not null default 1;
alter table public.feedback_modules
  add column translations jsonb not null default '{}'
    check (jsonb_typeof(translations) = 'object' and octet_length(translations::text) <= 2000),
  add column revision integer not null default 1;

-- An origin stands in a header of the framed form: nothing but a scheme, a host and a port. What browsers
-- never send as an origin has never let anybody in.
update public.feedback_projects p
  set allowed_origins = array(select distinct lower(o) from unnest(p.allowed_origins) o
    where lower(o) ~ '^https?://[][a-z0-9.:-]+$')
  where exists (select from unnest(p.allowed_origins) o where o !~ '^https?://[][a-z0-9.:-]+$');
alter table public.feedback_projects add constraint feedback_projects_origins_are_plain check (
  cardinality(allowed_origins) <= 20 and array_position(allowed_origins, null) is null
  and array_to_string(allowed_origins, ' ') ~ '^(https?://[][a-z0-9.:-]+( https?://[][a-z0-9.:-]+)*)?$');

comment on column public.feedback_projects.allowed_origins is
  'Pages that may call the collector from a browser and show the framed form, like '
  'https://app.example.com; the site itself needs none.';
comment on column public.feedback_projects.persona is
  'Whom an entry is said to come from where its sender names nobody.';
comment on column public.feedback_projects.widget_theme is
  'Of the form in other products, where their page asks for none.';
comment on column public.feedback_projects.translations is 'English of the name: {"en": {"name": "…"}}.';
comment on column public.feedback_projects.revision is
  'Counts every change of the project and of its modules: both are edited as one.';
comment on column public.feedback_modules.translations is 'English of the name: {"en": {"name": "…"}}.';
comment on column public.feedback_modules.is_active is
  'False where it was put away: it takes no feedback, and what was said of it keeps its name.';

-- An undone deletion brings the modules back before their project.
alter table public.feedback_modules alter constraint feedback_modules_project_id_fkey
  deferrable initially immediate;

-- Whether anything was ever said of a project or a module.
create index feedback_entries_of_project on public.feedback_entries (project_id);
create index feedback_entries_of_module on public.feedback_entries (module_id)
  where module_id is not null;

-- Written under the policies, and put back from the record as whole rows; triggers keep what stays.
grant select (id, key, name, allowed_origins, srs_enabled, nps_enabled, attachments_enabled,
    ideas_enabled, questions_enabled, widget_position, is_active, created_at, product, persona,
    widget_theme, translations, revision),
  insert (id, key, name, allowed_origins, srs_enabled, nps_enabled, attachments_enabled,
    ideas_enabled, questions_enabled, widget_position, is_active, created_at, product, persona,
    widget_theme, translations, revision),
  update (id, key, name, allowed_origins, srs_enabled, nps_enabled, attachments_enabled,
    ideas_enabled, questions_enabled, widget_position, is_active, created_at, product, persona,
    widget_theme, translations, revision),
  delete on public.feedback_projects to authenticated;
grant select (translations, revision) on public.feedback_modules to anon, authenticated;
grant insert (id, project_id, key, name, is_active, display_order, translations, revision),
  update (id, project_id, key, name, is_active, display_order, translations, revision),
  delete on public.feedback_modules to authenticated;

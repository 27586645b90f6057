-- Somebody tells a colleague that she wants no more surveys: who noted it stands beside it.
-- expand

alter table public.survey_consents
  add column left_by uuid,
  drop constraint survey_consents_left_way_check,
  add constraint survey_consents_left_way_check check (left_way in ('link', 'one_click', 'staff'));
grant select (left_by) on public.survey_consents to authenticated, service_role;
comment on column public.survey_consents.left_by is
  'The colleague whom she told that she wants no more of them; what she pressed herself names nobody.';
update private.personal_data set hidden = hidden || '{left_by}' where table_name = 'public.survey_consents';

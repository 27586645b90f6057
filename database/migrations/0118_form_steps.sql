-- Forms in steps, and questions that are asked by earlier answers.
-- expand
alter table public.qualification_forms
  add column steps jsonb not null default '[]'
    check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) <= 12 and octet_length(steps::text) <= 20000);
grant select (steps) on public.qualification_forms to anon;
grant select (steps), insert (steps), update (steps) on public.qualification_forms to authenticated;
comment on column public.qualification_forms.steps is
  'Steps in their order: [{"title": "Contato", "title_en": "Contact", "conditions": […]}], with conditions as '
  'form_fields has them. Without any the form is one step.';

alter table public.form_fields
  add column step smallint not null default 0 check (step between 0 and 11),
  add column conditions jsonb not null default '[]'
    check (jsonb_typeof(conditions) = 'array' and jsonb_array_length(conditions) <= 8
      and octet_length(conditions::text) <= 10000);
grant select (step, conditions) on public.form_fields to anon;
grant select (step, conditions), insert (step, conditions), update (step, conditions)
  on public.form_fields to authenticated;
comment on column public.form_fields.step is
  'Place of its step among those of the form, from 0.';
comment on column public.form_fields.conditions is
  'The question is asked where all hold: [{"question": "servico", "values": ["jogos"], "not": true}]. Without '
  'values: the question has an answer. Only questions before it count, and one that is not asked has no answer.';

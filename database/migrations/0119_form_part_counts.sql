-- How far visitors get in a form.
-- expand
create table public.form_part_counts (
  form_id uuid references public.qualification_forms (id) on delete cascade,
  day date,
  part text check (part ~ '^(?:[a-z][a-z0-9_]{0,59}|\d{1,2})$'),
  count bigint not null check (count > 0),
  primary key (form_id, day, part)
);
revoke all on public.form_part_counts from public, anon, authenticated, service_role;
alter table public.form_part_counts enable row level security;
-- Not granted: anything to anon and authenticated (staff read through form_drop_off), and writing to anybody.
grant select on public.form_part_counts to service_role;
comment on table public.form_part_counts is
  'How often a question or a step of a form was reached, by day: no cookie, no address, no identifier, no '
  'answer. Once for each page on which it got the focus.';
comment on column public.form_part_counts.part is
  'A question by its field name, or a step by its place from 0.';

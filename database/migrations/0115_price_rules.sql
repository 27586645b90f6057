-- Rules by which a visitor's five answers become a range of price and weeks, and what a lead was shown of it.
-- expand
create table public.price_rules (
  id uuid primary key default gen_random_uuid(),
  service text not null check (service in ('softwareApps', 'automationAi', 'gamesGamification', 'consulting')),
  question text,
  answer text,
  price_least_cents integer not null check (price_least_cents % 100 = 0),
  price_most_cents integer not null check (price_most_cents % 100 = 0),
  weeks_least smallint not null,
  weeks_most smallint not null,
  revision integer not null default 1,
  constraint price_rules_service_question_answer_key unique nulls not distinct (service, question, answer),
  constraint price_rules_answer_check check (
    case when question is null then answer is null
      else answer is not null and (question, answer) in (
        ('people', 'upTo10'), ('people', 'upTo50'), ('people', 'upTo200'), ('people', 'over200'),
        ('systems', 'nothing'), ('systems', 'files'), ('systems', 'whatsapp'), ('systems', 'business'),
        ('systems', 'other'),
        ('screens', 'none'), ('screens', 'sketch'), ('screens', 'design'), ('screens', 'inUse'),
        ('deadline', 'soon'), ('deadline', 'threeMonths'), ('deadline', 'sixMonths'), ('deadline', 'open')) end),
  constraint price_rules_order_check
    check (price_least_cents <= price_most_cents and weeks_least <= weeks_most),
  constraint price_rules_base_check
    check (question is not null or (price_least_cents >= 0 and weeks_least >= 1)),
  constraint price_rules_bounds_check
    check (price_least_cents >= -1000000000 and price_most_cents <= 1000000000
      and weeks_least >= -104 and weeks_most <= 104)
);
revoke all on public.price_rules from public, anon, authenticated, service_role;
alter table public.price_rules enable row level security;
grant select (id, service, question, answer, price_least_cents, price_most_cents, weeks_least, weeks_most, revision),
  insert (id, service, question, answer, price_least_cents, price_most_cents, weeks_least, weeks_most, revision),
  update (id, service, question, answer, price_least_cents, price_most_cents, weeks_least, weeks_most, revision)
  on public.price_rules to authenticated;
grant delete on public.price_rules to authenticated;
grant select on public.price_rules to service_role;
comment on table public.price_rules is
  'What a service costs and takes: one row without question and answer, and one for each answer that adds to it. '
  'A service without the first has no range.';
comment on column public.price_rules.question is
  'people, systems, screens or deadline; null: the row of the service itself.';
comment on column public.price_rules.answer is 'The answer that the row is about; null: the service itself.';
comment on column public.price_rules.price_least_cents is
  'Lower end in centavos, whole reais; of an answer what it adds, below zero what it takes off.';
comment on column public.price_rules.price_most_cents is 'Upper end, as the lower one.';
comment on column public.price_rules.weeks_least is
  'Fewest weeks; of an answer what it adds, below zero what it takes off.';
comment on column public.price_rules.weeks_most is 'Most weeks, as the fewest.';

alter table public.qualification_submissions add column estimate jsonb
  check (estimate is null or (jsonb_typeof(estimate) = 'object' and octet_length(estimate::text) <= 2048
    and estimate ->> 'service' in ('softwareApps', 'automationAi', 'gamesGamification', 'consulting')));
grant select (estimate) on public.qualification_submissions to authenticated;
comment on column public.qualification_submissions.estimate is
  'The answers on the page of prices and the range that it showed for them; null where the visitor sent none.';

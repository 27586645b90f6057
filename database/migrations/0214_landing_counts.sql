-- How often each landing page is visited.
-- expand
create table public.landing_counts (
  slug text check (char_length(slug) between 1 and 200),
  day date,
  visits bigint not null check (visits > 0),
  primary key (slug, day)
);
revoke all on public.landing_counts from public, anon, authenticated, service_role;
alter table public.landing_counts enable row level security;
-- Not granted: anything to anon and authenticated (staff read through landing_figures), and writing to anybody.
grant select on public.landing_counts to service_role;
comment on table public.landing_counts is
  'How often each landing page was opened, by day, in both languages together: no cookie, no address of a visitor, '
  'no identifier. Visitors who refuse the count and browsers without scripts are missing.';
comment on column public.landing_counts.slug is
  'The item of content, which keeps its slug while its address changes.';

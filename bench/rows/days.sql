-- Sums by day, as the job makes them of days that somebody has marked.
-- Planned as if these tables were empty, each day would be looked for in all there is.
analyze public.qualification_submissions, public.submission_status_changes, public.crm_deals,
  public.newsletter_events, public.feedback_entries, public.event_counts, public.web_vitals_daily;

insert into private.day_marks (what, day)
select distinct 'leads', private.business_day(created_at) from public.qualification_submissions
union all
select distinct 'newsletter', private.business_day(happened_at) from public.newsletter_events
union all
select distinct 'nps', private.business_day(created_at) from public.feedback_entries where type = 'nps';
insert into private.newsletter_standing (place, subscriptions)
select private.subscription_place(case when undeliverable_at is null then status else 'undeliverable' end),
  count(*)
from public.newsletter_subscriptions group by 1;
select public.roll_up_days(1000000);

-- The job comes every ten seconds: of the last days there is always something that it has yet to sum.
insert into private.day_marks (what, day)
select what, :day::date - n from unnest('{leads,newsletter,nps}'::text[]) what, generate_series(0, 3) n;

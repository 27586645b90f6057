-- Feedback, and subscriptions of the newsletter, after the same recipe as leads.

-- Feedback.

create index feedback_entries_in_place on public.feedback_entries
  (array_position('{new,triaged,planned,done,declined,duplicate}'::text[], status), created_at, id);
create index feedback_entries_of_type on public.feedback_entries (type, created_at, id);
create index feedback_entries_of_type_in_place on public.feedback_entries
  (type, array_position('{new,triaged,planned,done,declined,duplicate}'::text[], status), created_at,
    id);
create index feedback_entries_by_severity on public.feedback_entries
  (array_position('{idea,low,medium,high,blocker}'::text[], severity), created_at, id);
create index feedback_entries_in_place_by_severity on public.feedback_entries
  (array_position('{new,triaged,planned,done,declined,duplicate}'::text[], status),
    array_position('{idea,low,medium,high,blocker}'::text[], severity), created_at, id);
drop index public.feedback_entries_by_status, public.feedback_entries_by_type;

create index newsletter_subscriptions_in_place on public.newsletter_subscriptions
  (array_position('{pending,undeliverable,active,unsubscribed}'::text[],
    case when undeliverable_at is null then status else 'undeliverable' end), created_at, id);
create index newsletter_subscriptions_of_page on public.newsletter_subscriptions
  (coalesce(source_page, ''), created_at, id);
create index newsletter_subscriptions_of_page_in_place on public.newsletter_subscriptions
  (coalesce(source_page, ''), array_position('{pending,undeliverable,active,unsubscribed}'::text[],
    case when undeliverable_at is null then status else 'undeliverable' end), created_at, id);
create index newsletter_subscriptions_in_place_by_email on public.newsletter_subscriptions
  (array_position('{pending,undeliverable,active,unsubscribed}'::text[],
    case when undeliverable_at is null then status else 'undeliverable' end), email, id);

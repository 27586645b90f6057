-- Subscriptions to the newsletter.

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and length(email) <= 254
    and email ~ '^[^[:space:][:cntrl:]@<>,;:"]+@[^[:space:][:cntrl:]@<>,;:"]+\.[^[:space:][:cntrl:]@<>,;:"]+$'),
  status text not null default 'pending' check (status in ('pending', 'active', 'unsubscribed')),
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  source_page text check (length(source_page) <= 500),
  utm_source text check (length(utm_source) <= 200),
  utm_medium text check (length(utm_medium) <= 200),
  utm_campaign text check (length(utm_campaign) <= 200),
  ip_address text check (ip_address is null),
  user_agent text check (length(user_agent) <= 500),
  consent_version text not null check (consent_version ~ '^[0-9a-z][0-9a-z.-]{0,39}$'),
  consent_locale text not null check (consent_locale in ('pt-BR', 'en')),
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  contact_id uuid references public.crm_contacts (id) on delete set null,
  created_at timestamptz not null default now(),
  undeliverable_at timestamptz,
  undeliverable_reason text check (length(undeliverable_reason) <= 500),
  check (status <> 'active' or confirmed_at is not null),
  check (status <> 'unsubscribed' or unsubscribed_at is not null),
  constraint newsletter_subscriptions_undeliverable check (undeliverable_at is null or status = 'pending')
);
create index newsletter_subscriptions_newest
  on public.newsletter_subscriptions (created_at desc, id desc);
create index newsletter_subscriptions_of_contact on public.newsletter_subscriptions (contact_id);
create index newsletter_subscriptions_unconfirmed on public.newsletter_subscriptions (asked_at)
  where status = 'pending';
-- Without a policy in the way (see newsletter_page) LIKE walks this.
create index newsletter_subscriptions_by_email on public.newsletter_subscriptions
  using gin (email extensions.gin_trgm_ops);
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
revoke all on public.newsletter_subscriptions from public, anon, authenticated, service_role;
alter table public.newsletter_subscriptions enable row level security;
-- Not granted: anything to anon. Visitors ask through subscribe_newsletter() and never read back.
grant select (id, email, status, locale, source_page, utm_source, utm_medium, utm_campaign, ip_address,
  user_agent, consent_version, consent_locale, asked_at, confirmed_at, unsubscribed_at, contact_id,
  created_at, undeliverable_at, undeliverable_reason) on public.newsletter_subscriptions to authenticated;
grant insert (email, status, locale, source_page, utm_source, utm_medium, utm_campaign, ip_address,
  user_agent, unsubscribed_at),
  update (email, status, locale, source_page, utm_source, utm_medium, utm_campaign, ip_address, user_agent,
    unsubscribed_at) on public.newsletter_subscriptions to authenticated;
grant select on public.newsletter_subscriptions to service_role;
comment on table public.newsletter_subscriptions is
  'One row an address: none, pending, active, unsubscribed, and pending again by asking anew. A pending row '
  'that nobody ever confirmed goes after 30 days.';
comment on column public.newsletter_subscriptions.ip_address is
  'Of the contract, and always null: nobody''s address is kept.';
comment on column public.newsletter_subscriptions.consent_version is
  'Version of the sentence beside the button when the subscription was last asked for.';
comment on column public.newsletter_subscriptions.asked_at is
  'When it was last asked for and mailed about; the 72 hours of the link count from here.';
comment on column public.newsletter_subscriptions.confirmed_at is
  'When the last confirmation came; stays when the person leaves.';
comment on column public.newsletter_subscriptions.undeliverable_at is
  'When a mail was refused for good. Nothing goes there until it is asked for and confirmed anew.';
comment on column public.newsletter_subscriptions.undeliverable_reason is
  'In the words of the receiving server.';

create table public.newsletter_events (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references public.newsletter_subscriptions (id) on delete cascade,
  kind text not null check (kind in
    ('asked', 'repeated', 'resent', 'confirmed', 'unsubscribed', 'bounced')),
  way text not null check (way in ('form', 'link', 'one_click', 'staff', 'server')),
  consent_version text not null,
  consent_locale text not null,
  happened_at timestamptz not null default clock_timestamp(),
  actor_id uuid references public.user_profiles (user_id) on delete set null
);
create index newsletter_events_of_subscription
  on public.newsletter_events (subscription_id, happened_at);
create index newsletter_events_of_actor on public.newsletter_events (actor_id);
create index newsletter_events_by_time on public.newsletter_events (happened_at);
create index newsletter_events_of_kind on public.newsletter_events (kind, happened_at, id);
revoke all on public.newsletter_events from public, anon, authenticated, service_role;
alter table public.newsletter_events enable row level security;
-- Not granted: writing, to anybody; only functions do.
grant select on public.newsletter_events to service_role;
comment on table public.newsletter_events is
  'Proof of consent: what happened to a subscription, when, how, and under which words.';
comment on column public.newsletter_events.kind is
  'repeated: somebody asked for what was active already. resent: staff had the confirmation sent once more, '
  'which is no asking of the person.';
comment on column public.newsletter_events.actor_id is
  'Who of the staff did it on request; null for everything that the person did herself.';

-- Sums that are only ever added to: read whole, and folded into one row a place by the same job.
create table private.newsletter_standing (
  id bigint generated always as identity primary key,
  place smallint not null,
  subscriptions integer not null
);
revoke all on private.newsletter_standing from public, anon, authenticated, service_role;
alter table private.newsletter_standing enable row level security;
comment on table private.newsletter_standing is
  'How many subscriptions stand at each place of the list (private.subscription_place); their sum is.';

create table private.newsletter_days (
  day date primary key,
  confirmed integer not null,
  departed integer not null
);
revoke all on private.newsletter_days from public, anon, authenticated, service_role;
alter table private.newsletter_days enable row level security;
comment on table private.newsletter_days is 'Who confirmed and who left the newsletter, by day.';

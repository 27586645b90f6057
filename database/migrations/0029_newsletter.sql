-- Newsletter: who asked, who confirmed, who left, and the proof of each.

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
  check (status <> 'active' or confirmed_at is not null),
  check (status <> 'unsubscribed' or unsubscribed_at is not null)
);
create index newsletter_subscriptions_newest
  on public.newsletter_subscriptions (created_at desc, id desc);
create index newsletter_subscriptions_of_contact on public.newsletter_subscriptions (contact_id);
create index newsletter_subscriptions_unconfirmed on public.newsletter_subscriptions (asked_at)
  where status = 'pending';
revoke all on public.newsletter_subscriptions from public, anon, authenticated, service_role;
alter table public.newsletter_subscriptions enable row level security;
create policy newsletter_subscriptions_server on public.newsletter_subscriptions
  for select to service_role using (true);
-- Not granted: anything to anon and authenticated, and writing to anybody. Visitors ask through
-- subscribe_newsletter and never read back; staff read through the functions below.
grant select on public.newsletter_subscriptions to service_role;
comment on table public.newsletter_subscriptions is
  'One row an address: none, pending, active, unsubscribed, and pending again by asking anew. '
  'A pending row that nobody ever confirmed goes after 30 days.';
comment on column public.newsletter_subscriptions.ip_address is
  'Of the contract, and always null: nobody''s address is kept.';
comment on column public.newsletter_subscriptions.consent_version is
  'Version of the sentence beside the button when the subscription was last asked for.';
comment on column public.newsletter_subscriptions.asked_at is
  'When it was last asked for and mailed about; the 72 hours of the link count from here.';
comment on column public.newsletter_subscriptions.confirmed_at is
  'When the last confirmation came; stays when the person leaves.';

create table public.newsletter_events (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null
    references public.newsletter_subscriptions (id) on delete cascade,
  kind text not null check (kind in ('asked', 'repeated', 'confirmed', 'unsubscribed')),
  way text not null check (way in ('form', 'link', 'one_click')),
  consent_version text not null,
  consent_locale text not null,
  happened_at timestamptz not null default clock_timestamp()
);
create index newsletter_events_of_subscription
  on public.newsletter_events (subscription_id, happened_at);
revoke all on public.newsletter_events from public, anon, authenticated, service_role;
alter table public.newsletter_events enable row level security;
create policy newsletter_events_server on public.newsletter_events
  for select to service_role using (true);
-- Not granted: writing, to anybody; only the functions below do.
grant select on public.newsletter_events to service_role;
comment on table public.newsletter_events is
  'Proof of consent: what happened to a subscription, when, how, and under which words.';
comment on column public.newsletter_events.kind is
  'repeated: somebody asked for what was active already.';

create function private.check_newsletter_move() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.status <> new.status and (old.status, new.status) not in (
       ('pending', 'active'), ('pending', 'unsubscribed'),
       ('active', 'unsubscribed'), ('unsubscribed', 'pending')) then
    raise exception 'newsletter: % does not become %', old.status, new.status
      using errcode = '23514';
  end if;
  return new;
end
$$;
revoke all on function private.check_newsletter_move() from public;
comment on function private.check_newsletter_move() is
  'Suppression: whoever has left is mailed again only after asking and confirming anew.';
create trigger newsletter_subscriptions_moves before update of status
  on public.newsletter_subscriptions
  for each row execute function private.check_newsletter_move();

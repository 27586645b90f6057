alter table public.newsletter_subscriptions disable trigger user;

create temporary table subscriptions on commit drop as
select n, pg_temp.key('subscription', n) as id, pg_temp.came(n, :newsletter, 4) as at,
  pg_temp.plain(pg_temp.often(pg_temp.first(), 'reader first', n) || ' '
    || pg_temp.often(pg_temp.last(), 'reader last', n)) || '.' || n || '@'
    || pg_temp.often(pg_temp.mailboxes(), 'reader mailbox', n) as email,
  pg_temp.often(pg_temp.pages(), 'reader page', n) as page,
  case when s.drawn < 0.72 then 'active' when s.drawn < 0.85 then 'unsubscribed' else 'pending' end
    as status,
  s.drawn >= 0.97 as bounced
from generate_series(1, :newsletter) n
cross join lateral (select pg_temp.draw('subscription', n) as drawn) s;

insert into public.newsletter_subscriptions (id, email, status, locale, source_page, utm_source,
  utm_medium, utm_campaign, consent_version, consent_locale, asked_at, confirmed_at,
  unsubscribed_at, created_at, undeliverable_at, undeliverable_reason)
select id, email, status, 'pt-BR', page,
  case when pg_temp.draw('reader campaign', n) < 0.2 then 'newsletter' end, null, null,
  '2026-01', 'pt-BR', at,
  case when status <> 'pending' then at + interval '5 minutes' end,
  case when status = 'unsubscribed' then at + interval '60 days' end, at,
  case when bounced then at + interval '1 minute' end,
  case when bounced then '550 5.1.1 mailbox unknown' end
from subscriptions order by n;

insert into public.newsletter_events (id, subscription_id, kind, way, consent_version, consent_locale,
  happened_at)
select pg_temp.key('reader ' || e.kind, s.n), s.id, e.kind, e.way, '2026-01', 'pt-BR', s.at + e.later
from subscriptions s
join (values ('asked', 'form', interval '0', array['pending', 'active', 'unsubscribed']),
  ('confirmed', 'link', interval '5 minutes', array['active', 'unsubscribed']),
  ('unsubscribed', 'one_click', interval '60 days', array['unsubscribed']))
  as e (kind, way, later, states) on s.status = any (e.states)
order by s.n;

alter table public.newsletter_subscriptions enable trigger user;

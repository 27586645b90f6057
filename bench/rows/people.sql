-- Accounts. The first five are staff, one of each role; of the others one in fifty is.

alter table identity.users disable trigger user;
alter table public.user_profiles disable trigger user;
alter table public.user_roles disable trigger user;

create temporary table accounts on commit drop as
select n, pg_temp.key('person', n) as id,
  pg_temp.often(pg_temp.first(), 'person first', n) || ' ' || pg_temp.often(pg_temp.last(), 'person last', n) as name,
  pg_temp.came(n, :people, 3) as at,
  case when n <= 5 then (array['superadmin', 'admin', 'manager', 'analyst', 'viewer'])[n]
    when pg_temp.draw('staff', n) < 0.02
      then pg_temp.pick(array['manager', 'analyst', 'viewer', 'viewer'], 'role', n) end as role
from generate_series(1, :people) n;

insert into identity.users (id, name, email, email_verified, locale, two_factor_enabled, created_at,
  updated_at)
select id, name, pg_temp.plain(name) || '.' || n || '@pessoa.example',
  n <= 5 or pg_temp.draw('verified', n) < 0.9,
  case when pg_temp.draw('person locale', n) < 0.9 then 'pt-BR' else 'en' end,
  pg_temp.draw('second step', n) < 0.2, at, at
from accounts;

insert into public.user_profiles (user_id, display_name, email, locale, is_active, created_at,
  updated_at)
select u.id, u.name, u.email, u.locale, a.n <= 5 or pg_temp.draw('active', a.n) < 0.97, a.at, a.at
from accounts a join identity.users u on u.id = a.id;

-- No password matches: the stored value is not a hash.
insert into identity.accounts (id, account_id, provider_id, user_id, password, created_at, updated_at)
select pg_temp.key('account', n), id::text, 'credential', id, 'none', at, at
from accounts where n <= 5 or pg_temp.draw('password', n) < 0.8;

insert into identity.sessions (id, user_id, token, expires_at, created_at, updated_at)
select pg_temp.key('session', n), id, pg_temp.key('token', n)::text, at + interval '1 year',
  at, at + pg_temp.draw('seen', n) * (:day::timestamptz - at)
from accounts where pg_temp.draw('session', n) < 0.6;

insert into public.user_roles (id, user_id, role, is_active, expires_at, reason, granted_by, created_at)
select pg_temp.key('role', n), id, role, true,
  case when n > 5 and pg_temp.draw('term', n) < 0.3
    then at + pg_temp.draw('until', n) * interval '4 years' end,
  'Medição', pg_temp.key('person', 1), at
from accounts where role is not null;

-- A manager of each product.
delete from public.user_roles
where user_id in (pg_temp.key('person', 6), pg_temp.key('person', 7));
update public.user_profiles set is_active = true
where user_id in (pg_temp.key('person', 6), pg_temp.key('person', 7));
insert into public.user_roles (id, user_id, role, is_active, product, reason, granted_by, created_at)
select pg_temp.key('narrowed role', n), pg_temp.key('person', n), 'manager', true,
  case n when 6 then 'forja' else 'doavya' end, 'Medição', pg_temp.key('person', 1), :day::timestamptz
from generate_series(6, least(:people, 7)) n;

alter table identity.users enable trigger user;
alter table public.user_profiles enable trigger user;
alter table public.user_roles enable trigger user;

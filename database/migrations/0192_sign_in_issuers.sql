-- Issuers of OpenID Connect that sign people in, the mail domains that they serve, and the roles that their claims give.
-- expand
create table public.sign_in_issuers (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name = btrim(name) and length(name) between 1 and 60 and name !~ '[[:cntrl:]]'),
  issuer text not null check (issuer ~ '^https?://[^[:space:]]+$' and length(issuer) <= 300),
  client_id text not null check (length(client_id) between 1 and 300),
  secret_sealed text not null check (length(secret_sealed) between 40 and 2000),
  role_claim text not null default 'groups' check (role_claim = btrim(role_claim) and length(role_claim) between 1 and 100),
  default_role text references public.roles (key),
  second_step text not null default 'claim' check (second_step in ('never', 'claim', 'always')),
  is_enabled boolean not null default false,
  position integer not null default 0,
  revision integer not null default 1,
  made_by uuid references public.user_profiles (user_id) on delete set null,
  created_at timestamptz not null default now()
);
create unique index sign_in_issuers_name_key on public.sign_in_issuers (lower(name));
create index sign_in_issuers_default_role on public.sign_in_issuers (default_role);
create index sign_in_issuers_made_by on public.sign_in_issuers (made_by);
revoke all on public.sign_in_issuers from public, anon, authenticated, service_role;
alter table public.sign_in_issuers enable row level security;
-- Not granted: secret_sealed to users, and any writing: functions check and record it.
grant select (id, name, issuer, client_id, role_claim, default_role, second_step, is_enabled, position, revision, made_by,
  created_at) on public.sign_in_issuers to authenticated;
grant select on public.sign_in_issuers to service_role;
comment on table public.sign_in_issuers is
  'Issuers of OpenID Connect by which people of a mail domain sign in, in the order of their buttons.';
comment on column public.sign_in_issuers.secret_sealed is 'The client secret, encrypted under the secret of the site.';
comment on column public.sign_in_issuers.role_claim is 'The claim whose values give roles.';
comment on column public.sign_in_issuers.default_role is
  'The role of people whose claim gives none. Null: such a sign-in is refused.';
comment on column public.sign_in_issuers.second_step is
  'Whether a sign-in by the issuer counts as one with a second step: never, when its claims (amr, acr) say so, or always.';

create table public.sign_in_domains (
  domain text primary key check (domain ~ '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?\.[a-z0-9-]{2,}$' and length(domain) <= 253),
  issuer_id uuid not null references public.sign_in_issuers (id) on delete cascade,
  is_required boolean not null default false
);
create index sign_in_domains_of_issuer on public.sign_in_domains (issuer_id);
revoke all on public.sign_in_domains from public, anon, authenticated, service_role;
alter table public.sign_in_domains enable row level security;
grant select (domain, issuer_id, is_required) on public.sign_in_domains to authenticated;
grant select on public.sign_in_domains to service_role;
comment on table public.sign_in_domains is 'Mail domains, each served by one issuer.';
comment on column public.sign_in_domains.is_required is
  'While the issuer is enabled, people of this domain sign in by it alone; only break-glass owners also by password.';

create table public.sign_in_roles (
  issuer_id uuid not null references public.sign_in_issuers (id) on delete cascade,
  claim_value text not null check (claim_value = btrim(claim_value) and length(claim_value) between 1 and 200),
  role text not null references public.roles (key),
  primary key (issuer_id, claim_value, role)
);
create index sign_in_roles_of_role on public.sign_in_roles (role);
revoke all on public.sign_in_roles from public, anon, authenticated, service_role;
alter table public.sign_in_roles enable row level security;
grant select (issuer_id, claim_value, role) on public.sign_in_roles to authenticated;
grant select on public.sign_in_roles to service_role;
comment on table public.sign_in_roles is 'Which value of the claim of an issuer gives which role.';

create table public.break_glass_owners (
  user_id uuid primary key references public.user_profiles (user_id) on delete cascade,
  set_by uuid references public.user_profiles (user_id) on delete set null,
  since timestamptz not null default now()
);
create index break_glass_owners_set_by on public.break_glass_owners (set_by);
revoke all on public.break_glass_owners from public, anon, authenticated, service_role;
alter table public.break_glass_owners enable row level security;
grant select (user_id, set_by, since) on public.break_glass_owners to authenticated;
grant select on public.break_glass_owners to service_role;
comment on table public.break_glass_owners is
  'Superadmins who sign in by password also where their domain requires an issuer, so that an issuer that is down locks '
  'nobody out for good. Counts while they have a password and a second step.';

alter table public.user_roles add column issuer_id uuid references public.sign_in_issuers (id) on delete set null;
create index user_roles_issuer on public.user_roles (issuer_id) where issuer_id is not null;
grant select (issuer_id) on public.user_roles to authenticated;
comment on column public.user_roles.issuer_id is
  'The issuer whose mapping gave the role, which also ends it. Null: given by hand.';

alter table identity.sessions add column issuer_id uuid references public.sign_in_issuers (id) on delete cascade;
alter table identity.sessions add column issuer_second_step boolean not null default false;
create index sessions_of_issuer on identity.sessions (issuer_id) where issuer_id is not null;
comment on column identity.sessions.issuer_id is 'The issuer by which the session was opened; deleting it ends the session.';
comment on column identity.sessions.issuer_second_step is 'The issuer checked a second step, and that counts here.';

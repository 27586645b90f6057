-- The reasons for which deals are won, and deals and leads are lost, are a list that staff edit.
-- expand
create table public.crm_close_reasons (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('won', 'lost')),
  slug text not null check (slug ~ '^[a-z_]{1,40}$'),
  name text check (name = btrim(name) and length(name) between 1 and 60),
  "position" integer not null default 0,
  is_active boolean not null default true,
  revision integer not null default 1,
  unique (kind, slug)
);
revoke all on public.crm_close_reasons from public, anon, authenticated, service_role;
alter table public.crm_close_reasons enable row level security;
grant select (id, kind, slug, name, "position", is_active, revision),
  insert (id, kind, slug, name, "position", is_active, revision),
  update (id, kind, slug, name, "position", is_active, revision) on public.crm_close_reasons to authenticated;
-- No policy lets anybody delete one.
grant delete on public.crm_close_reasons to authenticated;
grant select on public.crm_close_reasons to service_role;
comment on table public.crm_close_reasons is
  'Why deals are won, and why deals and leads are lost. Archived, never deleted: what has ended names them.';
comment on column public.crm_close_reasons.name is
  'What staff call it; null where screens have words for the slug, in both languages.';
comment on column public.crm_close_reasons.is_active is
  'False where it is archived: nobody can choose it, and what has ended with it still shows it.';
insert into public.crm_close_reasons (kind, slug, "position")
  select k.kind, r.slug, r.place
  from (values ('won', '{fit,price,trust,speed,referral,other}'::text[]),
    ('lost', '{price,no_budget,timing,competitor,no_answer,not_a_fit,other}'::text[])) k (kind, slugs)
  cross join lateral unnest(k.slugs) with ordinality r (slug, place);

-- What somebody has promised to do about a lead, a contact or a deal, by when, and who reminds them.
-- expand

create table public.crm_tasks (
  id uuid primary key,
  lead_id uuid references public.qualification_submissions (id) on delete cascade,
  contact_id uuid references public.crm_contacts (id) on delete cascade,
  deal_id uuid references public.crm_deals (id) on delete cascade,
  product text references public.crm_products (slug),
  title text not null check (title = btrim(title) and length(title) <= 200),
  note text check (btrim(note) <> '' and length(note) <= 4000),
  due_at timestamptz not null check (due_at between '2000-01-01' and '2100-01-01'),
  has_time boolean not null default false,
  owner_id uuid references public.user_profiles (user_id) on delete set null,
  done_at timestamptz,
  done_by uuid references public.user_profiles (user_id) on delete set null,
  remind_at timestamptz,
  reminded_at timestamptz,
  removed_at timestamptz,
  emptied_at timestamptz,
  created_by uuid references public.user_profiles (user_id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  revision integer not null default 1,
  check (num_nonnulls(lead_id, contact_id, deal_id) = 1),
  check (title <> '' or emptied_at is not null),
  check (done_by is null or done_at is not null)
);
revoke all on public.crm_tasks from public, anon, authenticated, service_role;
alter table public.crm_tasks enable row level security;
grant select (id, lead_id, contact_id, deal_id, product, title, note, due_at, has_time, owner_id,
  done_at, done_by, remind_at, reminded_at, removed_at, emptied_at, created_by, created_at, revision)
  on public.crm_tasks to authenticated, service_role;
-- Not granted: any writing. write_task() and its like take the product from the subject, and ask.
comment on table public.crm_tasks is
  'What somebody does about a lead, a contact or a deal, exactly one of them. Goes with it.';
comment on column public.crm_tasks.id is
  'Made by whoever sends it, so that a task that is sent twice is kept once.';
comment on column public.crm_tasks.product is 'That of its subject when it was written, and of its deal always.';
comment on column public.crm_tasks.due_at is 'Without a time, the end of that day of the house.';
comment on column public.crm_tasks.reminded_at is
  'When the mail to its owner was ordered: once, unless another moment or owner is set.';
comment on column public.crm_tasks.removed_at is
  'Removed, which may be taken back for ten minutes; the row goes a day later.';
comment on column public.crm_tasks.emptied_at is
  'When its words went because its person was erased; a task of a deal stays without them.';

-- The lists walk these: what is open by when it is due, what is done by when that was.
create index crm_tasks_due on public.crm_tasks (due_at, id)
  where done_at is null and removed_at is null;
create index crm_tasks_of_owner on public.crm_tasks (owner_id, due_at, id)
  where done_at is null and removed_at is null;
create index crm_tasks_of_product on public.crm_tasks (product, due_at, id)
  where done_at is null and removed_at is null;
create index crm_tasks_of_owner_in_product on public.crm_tasks (owner_id, product, due_at, id)
  where done_at is null and removed_at is null;
create index crm_tasks_done on public.crm_tasks (done_at, id)
  where done_at is not null and removed_at is null;
create index crm_tasks_done_of_owner on public.crm_tasks (owner_id, done_at, id)
  where done_at is not null and removed_at is null;
create index crm_tasks_done_of_product on public.crm_tasks (product, done_at, id)
  where done_at is not null and removed_at is null;
create index crm_tasks_done_of_owner_in_product on public.crm_tasks (owner_id, product, done_at, id)
  where done_at is not null and removed_at is null;
-- What a lead, a contact and a deal show, and what goes with them.
create index crm_tasks_of_lead on public.crm_tasks (lead_id, due_at) where lead_id is not null;
create index crm_tasks_of_contact on public.crm_tasks (contact_id, due_at) where contact_id is not null;
create index crm_tasks_of_deal on public.crm_tasks (deal_id, due_at) where deal_id is not null;
create index crm_tasks_owner on public.crm_tasks (owner_id) where owner_id is not null;
create index crm_tasks_done_by on public.crm_tasks (done_by) where done_by is not null;
create index crm_tasks_created_by on public.crm_tasks (created_by) where created_by is not null;
create index crm_tasks_to_remind on public.crm_tasks (remind_at)
  where reminded_at is null and done_at is null and removed_at is null and remind_at is not null;
create index crm_tasks_removed on public.crm_tasks (removed_at) where removed_at is not null;

-- Words about an erased person go before her lead and contact do; a deal keeps that something was to
-- be done. A copy of somebody's data says that there are tasks, not what colleagues have written.
insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  (45, 'public.crm_tasks', 't.lead_id = any (($1).leads) or t.contact_id = any (($1).contacts)
      or t.deal_id in (select d.id from public.crm_deals d where d.contact_id = any (($1).contacts))',
    'title = '''', note = null, emptied_at = now(), revision = revision + 1',
    '{title,note,owner_id,done_by,created_by}');
update private.personal_data set belongs = belongs || ' or t.about in (select k.id
    from public.crm_tasks k where k.lead_id = any (($1).leads) or k.contact_id = any (($1).contacts)
      or k.deal_id in (select d.id from public.crm_deals d where d.contact_id = any (($1).contacts)))'
  where table_name = 'public.mails';

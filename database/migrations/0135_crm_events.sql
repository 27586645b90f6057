-- What happened to deals, from their opening on, and how they stood in between: the board of any past
-- day is one walk of an index.
-- expand

create table private.deal_spans (
  id bigint generated always as identity primary key,
  deal_id uuid not null,
  pipeline_id uuid not null references public.crm_pipelines (id) on delete cascade,
  stage_id uuid not null references public.crm_stages (id) on delete cascade,
  is_open boolean not null,
  value numeric(14, 2) not null,
  expected_close date,
  owner_id uuid references public.user_profiles (user_id) on delete set null,
  closed_at timestamptz,
  from_at timestamptz not null,
  until_at timestamptz not null default 'infinity'
);
revoke all on private.deal_spans from public, anon, authenticated, service_role;
alter table private.deal_spans enable row level security;
create unique index deal_spans_now on private.deal_spans (deal_id) where until_at = 'infinity';
create index deal_spans_of_deal on private.deal_spans (deal_id, from_at);
create index deal_spans_open on private.deal_spans using gist (tstzrange(from_at, until_at))
  where is_open;
create index deal_spans_closed on private.deal_spans (stage_id, closed_at) where not is_open;
create index deal_spans_pipeline on private.deal_spans (pipeline_id);
create index deal_spans_owner on private.deal_spans (owner_id) where owner_id is not null;
comment on table private.deal_spans is
  'How a deal stood from one event to the next: stage, value, expected close and owner, never a name. '
  'Derived from the events of deals in their transaction; stays when the deal is erased.';

-- Existing deals begin with how they stand: what was before, nobody has kept.
insert into public.crm_events
  (subject, subject_id, contact_id, product, kind, to_value, details, at)
select 'deal', d.id, d.contact_id, d.product, 'opened', d.stage_id::text,
  jsonb_build_object('recovered', true, 'deal', jsonb_build_object('pipeline', d.pipeline_id,
    'stage', d.stage_id, 'value', d.value, 'close', d.expected_close, 'owner', d.owner_id)),
  d.created_at
from public.crm_deals d order by d.created_at, d.id;

insert into private.deal_spans
  (deal_id, pipeline_id, stage_id, is_open, value, expected_close, owner_id, closed_at,
  from_at)
select d.id, d.pipeline_id, d.stage_id, s.kind = 'open', d.value, d.expected_close, d.owner_id,
  d.closed_at, d.created_at
from public.crm_deals d join public.crm_stages s on s.id = d.stage_id where d.is_active;

insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  (112, 'public.crm_events',
    't.contact_id = any (($1).contacts) or t.subject_id = any (($1).contacts) or t.subject_id = any (($1).leads)',
    'contact_id = null, from_value = private.bare_event_value(t.kind, t.from_value), '
    'to_value = private.bare_event_value(t.kind, t.to_value), '
    'details = private.bare_event_details(t.details)', '{actor}');

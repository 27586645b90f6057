-- What the CRM reads at 300,000 contacts is looked up (bench/crm.ts).
-- expand

-- Steps of deals by when they were: what left a stage in some days.
create index crm_events_deal_steps_by_time on public.crm_events (at)
  where subject = 'deal' and kind in ('opened', 'moved', 'won', 'lost', 'reopened', 'pipeline');

-- How many contacts are the leads of a product.
create index crm_contacts_by_source on public.crm_contacts (source) where is_active;

-- Cards of a column of a past day, who came last first: its index has all that is asked of a span.
create index deal_spans_in_stage on private.deal_spans (stage_id, from_at, id)
  include (until_at, is_open, closed_at, pipeline_id);
drop index private.deal_spans_stage;

-- How deals stood on a past day: of half a million spans the few thousand that hold a moment. As a tree of
-- overlapping boxes (gist) that was a fifth of the index read, by halves of the plane it is what is found.
drop index private.deal_spans_open;
create index deal_spans_open on private.deal_spans using spgist (tstzrange(from_at, until_at))
  where is_open;

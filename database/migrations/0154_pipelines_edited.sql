-- Pipelines and their stages are edited by staff: a revision that counts both, stages that are put away
-- instead of deleted once deals have been in them, and chances that fit what a stage means.
-- expand

alter table public.crm_pipelines
  add column revision integer not null default 1,
  add check (name = btrim(name) and length(name) between 1 and 80),
  add check (is_active or not is_default);
alter table public.crm_stages
  add column is_active boolean not null default true,
  add column revision integer not null default 1,
  add check (name = btrim(name) and length(name) between 1 and 60);
update public.crm_stages s set chance = case s.kind when 'won' then 100 when 'lost' then 0 else
    least(s.chance, 99) end
  where s.chance <> case s.kind when 'won' then 100 when 'lost' then 0 else least(s.chance, 99) end;
alter table public.crm_stages add constraint crm_stages_chance_of_kind check (
  case kind when 'won' then chance = 100 when 'lost' then chance = 0 else chance < 100 end);
comment on column public.crm_pipelines.revision is
  'Counts every change of the pipeline and of its stages: both are edited as one.';
comment on column public.crm_pipelines.lead_sources is
  'No longer asked: which source is whose stands in crm_products.lead_sources.';
comment on column public.crm_stages.is_active is
  'False where it was put away: no deal comes in, and the days on which some stood there are still drawn.';

-- An undone deletion brings the stages back before their pipeline.
alter table public.crm_stages alter constraint crm_stages_pipeline_id_fkey deferrable initially immediate;

-- Whether a deal has ever been in a stage.
create index deal_spans_stage on private.deal_spans (stage_id);

-- Written under the policies, and put back from the record as whole rows; triggers keep what stays.
grant select (lead_sources, revision),
  insert (id, product, slug, name, position, is_default, lead_sources, is_active, stalled_after, revision),
  update (id, product, slug, name, position, is_default, lead_sources, is_active, stalled_after, revision),
  delete on public.crm_pipelines to authenticated;
grant select (is_active, revision),
  insert (id, pipeline_id, slug, name, position, kind, chance, needs_value, is_active, revision),
  update (id, pipeline_id, slug, name, position, kind, chance, needs_value, is_active, revision),
  delete on public.crm_stages to authenticated;

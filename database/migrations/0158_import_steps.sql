-- What a line of an import does, while a whole part of the file goes in at once.
-- expand

create type private.import_step as (
  line integer, fields jsonb, known uuid, contact_id uuid, contact_before jsonb, points_before uuid[],
  owner_id uuid, pipeline_id uuid, stage_id uuid, deal_id uuid, remark text,
  company_id uuid, company_made boolean, company_before jsonb
);
comment on type private.import_step is
  'A line of an import under way: whom it is about, what stood there before, why it cannot be.';

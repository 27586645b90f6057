-- Many rows get a tag at once, and lose it again by one undo.
-- expand
-- Not granted: functions write and read it.
alter table public.crm_tag_links add column if not exists act uuid;
alter table public.crm_tag_links alter column act set default private.operation_id();
comment on column public.crm_tag_links.act is
  'The operation that put the tag on many rows at once; null: it was put on one row.';
create index if not exists crm_tag_links_of_act on public.crm_tag_links (act) where act is not null;

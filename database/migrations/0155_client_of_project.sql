-- The client of a project may become a company: on record.
-- expand
alter table public.project_events drop constraint project_events_kind_check;
alter table public.project_events add constraint project_events_kind_check check (kind in ('file', 'folder',
  'file_moved', 'file_removed', 'file_restored', 'started', 'edited', 'shown', 'opened', 'paused', 'resumed', 'ended',
  'version', 'approved', 'changes', 'wait', 'wait_ended', 'invited', 'joined', 'viewed', 'client'));

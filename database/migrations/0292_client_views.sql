-- That somebody looked at a project as its client does stands on its record.
-- expand

alter table public.project_events drop constraint project_events_kind_check;
alter table public.project_events add constraint project_events_kind_check check (kind in (
  'started', 'edited', 'shown', 'opened', 'paused', 'resumed', 'ended', 'version', 'approved', 'changes',
  'wait', 'wait_ended', 'invited', 'joined', 'viewed'));

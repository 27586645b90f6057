-- The operation that a transaction works on is a row, and no longer a setting of the session that any role could write.
-- expand
create unlogged table private.operations (
  transaction xid8 primary key default pg_current_xact_id(),
  kind text not null check (kind in ('bulk', 'move', 'import', 'merge', 'rule', 'undo', 'restore')),
  id uuid check (id is not null or kind in ('merge', 'undo', 'restore')),
  depth smallint not null default 0,
  restores text,
  check ((restores is not null) = (kind = 'restore'))
);
revoke all on private.operations from public, anon, authenticated, service_role;
alter table private.operations enable row level security;
comment on table private.operations is
  'The operation that a running transaction works on; deleted before it ends, so no other transaction sees it.';
comment on column private.operations.id is
  'What history rows of the operation carry as act: the run of a rule, the import, or the id of a bulk change.';
comment on column private.operations.depth is 'How many runs of rules led to what this one changes.';
comment on column private.operations.restores is 'The change set that is restored.';

create function private.operation_id() returns uuid
language sql stable security definer set search_path = ''
as $$ select o.id from private.operations o where o.transaction = pg_current_xact_id_if_assigned() $$;
revoke all on function private.operation_id from public, anon, authenticated, service_role;
comment on function private.operation_id is 'The id of the operation that the transaction works on; null: it works on none.';

alter table public.submission_status_changes alter column act set default private.operation_id();
alter table public.crm_events alter column act set default private.operation_id();
alter table public.feedback_changes alter column act set default private.operation_id();

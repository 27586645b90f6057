create or replace function private.score_version() returns uuid
language plpgsql set search_path = ''
as $$
begin
  -- Activating another version waits for running scores, and later scores see the new version.
  perform pg_advisory_xact_lock_shared(hashtextextended('score version', 0));
  return (select v.id from public.score_versions v where v.is_active);
end
$$;
comment on function private.score_version is
  'The version in use, which stays so until the transaction ends; null without one.';

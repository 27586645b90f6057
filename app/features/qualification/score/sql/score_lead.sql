create or replace function private.score_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.score := private.score_of(new, private.score_version());
  return new;
exception when others then
  -- A fault in scoring must not cost a lead.
  raise warning 'lead % not scored: % %', new.id, sqlstate, sqlerrm;
  new.score := null;
  perform private.record_failed_step(new, 'score');
  return new;
end
$$;
comment on function private.score_lead is
  'Trigger: the score of a lead when it comes, and when its answers or its contact change.';

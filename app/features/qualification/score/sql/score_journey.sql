create or replace function private.score_journey() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.score_leads(array[new.submission_id]);
  return null;
exception when others then
  -- A fault in scoring must not cost a lead.
  raise warning 'lead % not scored: % %', new.submission_id, sqlstate, sqlerrm;
  return null;
end
$$;
comment on function private.score_journey is 'Trigger: the pages that somebody saw count as well.';

create or replace function private.qualification_submissions_after_delete() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.mark_dirty_day('leads', old.created_at);
  perform private.count_lost_leads(old.deal_id);
  return null;
end
$$;
comment on function private.qualification_submissions_after_delete is
  'Trigger: sums of the day, and the deal, of a deleted lead.';

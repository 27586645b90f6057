create or replace function private.leads_by_clock_sql(
  p_owner text, p_answer text, p_work text, p_inbox text, p_reach text, p_descending boolean,
  p_after uuid, p_size integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  waiting constant text := 's.answered_at is null and s.answer_due_at is not null';
  owner_key text := case when p_owner not in ('none', 'me-or-none') then quote_literal(p_owner) || '::uuid' end;
  owner_condition text := case when owner_key is null then private.lead_owner_condition(p_owner) else '' end;
  -- Whether the cursor is in the first part.
  behind boolean := (select s.answered_at is null and s.answer_due_at is not null
    from public.qualification_submissions s where s.id = p_after);
  clocks text;
  others text;
begin
  if p_descending or p_after is null or behind then
    clocks := private.part_of_leads(1, waiting || p_work || owner_condition || p_inbox || p_reach, owner_key,
      's.answer_due_at', p_descending, case when behind then p_after end, p_size);
  end if;
  -- With p_answer the list has only the first part.
  if p_answer is null and (not p_descending or p_after is null or not behind) then
    others := private.part_of_leads(case when p_descending then 0 else 2 end,
      '(s.answered_at is not null or s.answer_due_at is null)' || p_work || owner_condition || p_inbox || p_reach,
      owner_key, 's.created_at', not p_descending, case when not behind then p_after end, p_size);
  end if;
  return 'select * from (' || concat_ws(' union all ', clocks, others)
    || ') parts order by part, n limit ' || p_size;
end
$$;
comment on function private.leads_by_clock_sql is
  'Ids of leads: waiting ones by due time, then the others, newest first; each '
  'part uses an index of its own.';

drop function if exists private.leads_by_clock_sql(text, text, text, text, text, boolean, uuid, integer);
create or replace function private.leads_by_clock_sql(
  p_owner text, p_answer text, p_work text, p_inbox text, p_places text[], p_reach text, p_descending boolean,
  p_after uuid, p_size integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  waiting constant text := 's.answered_at is null and s.answer_due_at is not null';
  place constant text :=
    'array_position(''{new,contacted,qualified,converted,lost,spam}''::text[], case when '
    's.status = ''new'' and s.cleared_at is null and s.review_reason in (''address_limit'', '
    '''too_fast'', ''no_identity'') then ''spam'' else s.status end)';
  owners constant text[] := private.lead_owner_values(p_owner);
  owner_keys constant text := case when not owners && '{none,me-or-none}'::text[] then private.literals_of(owners, 'uuid') end;
  conditions constant text := p_work || p_inbox || p_reach
    || case when owner_keys is null then private.lead_owner_condition(p_owner) else ' and s.owner_id is not null' end;
  -- Whether the cursor is in the first part; a lead that was answered since is where it was.
  behind boolean := (select s.answer_due_at is not null and (s.answered_at is null or p_answer is not null)
    from public.qualification_submissions s where s.id = p_after);
  clocks text;
  others text;
begin
  if p_descending or p_after is null or behind or p_answer is not null then
    clocks := private.part_of_leads(1, ' and ' || waiting || conditions || private.values_condition(place, p_places),
      array['s.owner_id'], array[owner_keys], 's.answer_due_at', p_descending, case when behind then p_after end, p_size);
  end if;
  -- With p_answer the list has only the first part.
  if p_answer is null and (not p_descending or p_after is null or not behind) then
    others := private.part_of_leads(case when p_descending then 0 else 2 end,
      ' and (s.answered_at is not null or s.answer_due_at is null)' || conditions,
      array['s.owner_id', place], array[owner_keys, private.literals_of(p_places, 'integer')], 's.created_at', not p_descending,
      case when not behind then p_after end, p_size);
  end if;
  return 'select * from (' || concat_ws(' union all ', clocks, others)
    || ') parts order by part, n limit ' || p_size;
end
$$;
comment on function private.leads_by_clock_sql is
  'Ids of leads: waiting ones by due time, then the others, newest first; each '
  'part uses an index of its own.';

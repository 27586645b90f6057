drop function if exists private.unmerge_hindrance(uuid);
create or replace function private.unmerge_refusal(p_merge_id uuid) returns text
language plpgsql stable set search_path = ''
as $$
declare
  merge private.contact_merges;
  part jsonb;
  strayed boolean;
begin
  select * into merge from private.contact_merges m where m.id = p_merge_id;
  if merge.id is null then
    return 'gone';
  elsif merge.undone_at is not null then
    return 'undone';
  elsif exists (select from public.crm_contacts c
      where c.id = merge.survivor_id and c.merged_into is not null) then
    return 'merged_on';
  elsif exists (select from private.contact_merges m where m.survivor_id = merge.survivor_id
      and m.undone_at is null and (m.merged_at, m.id) > (merge.merged_at, merge.id)) then
    return 'merged_since';
  elsif private.contact_snapshot(merge.survivor_id) <> merge.after then
    return 'edited';
  end if;
  for part in select * from jsonb_array_elements(merge.moved) loop
    if part ->> 'table' = 'points' then
      strayed := exists (
        select from jsonb_array_elements_text(part -> 'ids') i
        left join public.crm_contact_points k on k.id = i::uuid
        where k.contact_id is distinct from merge.survivor_id);
    else
      -- What has been erased meanwhile stays erased; what somebody gave to another contact is theirs.
      execute format('select exists (select from %s where id in (
          select i::uuid from jsonb_array_elements_text($1) i) and %I is distinct from $2)',
        part ->> 'table', part ->> 'column') into strayed
        using part -> 'ids', merge.survivor_id;
    end if;
    if strayed then
      return 'moved_on';
    end if;
  end loop;
  return null;
end
$$;
comment on function private.unmerge_refusal is
  'Why a merge can no longer be undone: gone, undone, merged_on (the target was merged itself), merged_since '
  '(another contact was merged into it since), edited, or moved_on (a row refers to another contact by now); null '
  'where it can.';

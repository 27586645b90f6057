create or replace function private.hand_over_feedback() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  one public.feedback_entries;
  heir public.feedback_entries;
begin
  for one in
    select g.* from gone g where exists (
      select from public.feedback_entries d where d.duplicate_of = g.id) order by g.id
  loop
    select * into heir from public.feedback_entries d where d.duplicate_of = one.id
      order by d.type = one.type desc, d.created_at, d.id limit 1 for no key update;
    update public.feedback_entries e set duplicate_of = null,
      status = case when one.status in ('spam', 'duplicate') then 'triaged' else one.status end
      where e.id = heir.id;
    if heir.type = one.type and one.reach is not null then
      update public.feedback_entries e set reach = one.reach, impact = one.impact,
        confidence = one.confidence, effort = one.effort, rice_revision = e.rice_revision + 1
        where e.id = heir.id;
    end if;
    update public.feedback_entries e set duplicate_of = heir.id where e.duplicate_of = one.id;
    update public.idea_score_changes c set entry_id = heir.id where c.entry_id = one.id;
    update public.idea_outcomes o set entry_id = heir.id where o.entry_id = one.id;
  end loop;
  delete from public.idea_score_changes c using gone g where c.entry_id = g.id;
  delete from public.idea_outcomes o using gone g where o.entry_id = g.id;
  return null;
end
$$;
comment on function private.hand_over_feedback is
  'Statement trigger: the first duplicate of an erased entry replaces it, '
  'with its state, score and notices, and without the text of its author.';

create or replace function private.count_feedback() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changes private.feedback_module_days[];
begin
  if tg_op = 'INSERT' then
    changes := array(select private.days_of_entry(e, 1) from fresh e);
  elsif tg_op = 'DELETE' then
    changes := array(select private.days_of_entry(e, -1) from gone e);
  else
    select array_agg(x.change) into changes
    from gone o join fresh n on n.id = o.id
      and (n.project_id, n.module_id, n.type, n.status = 'spam', n.score, n.created_at)
        is distinct from (o.project_id, o.module_id, o.type, o.status = 'spam', o.score, o.created_at)
    cross join lateral (values (private.days_of_entry(o, -1)), (private.days_of_entry(n, 1))) x (change);
  end if;
  if cardinality(changes) > 0 then
    perform private.count_days(changes);
  end if;
  return null;
end
$$;
comment on function private.count_feedback is
  'Trigger: updates the figures of days when entries are added, deleted, moved, scored or marked as spam.';

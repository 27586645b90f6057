-- not null: waiting, late
create or replace function public.leads_waiting_count(p_most integer)
returns table (waiting integer, late integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  selected text[];
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  selected := private.selected_lead_sources();
  return query execute format('
    select count(*)::integer, (count(*) filter (where found.answer_due_at < now()))::integer
    from (select s.answer_due_at from public.qualification_submissions s
      where %s and ($1 is null or s.source = any ($1)) order by s.answer_due_at, s.id limit $2) found',
    private.leads_waiting_sql()) using selected, p_most;
end
$$;
grant execute on function public.leads_waiting_count to authenticated;
comment on function public.leads_waiting_count is
  'How many leads have a running clock, and how many are past it, counted up to p_most. Refuses with '
  'crm_update_missing.';

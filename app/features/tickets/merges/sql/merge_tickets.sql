create or replace function public.merge_tickets(
  p_into uuid, p_from uuid, p_seen integer[] default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  target public.feedback_tickets;
  absorbed public.feedback_tickets;
begin
  if p_into = p_from then
    raise exception 'merge_with_itself' using errcode = 'PT409';
  end if;
  -- Locked in a fixed order, so that of two concurrent merges the second finds the pair merged.
  perform from public.feedback_tickets t where t.id in (p_into, p_from) order by t.id for update;
  target := private.check_ticket(p_into, 'update');
  absorbed := private.check_ticket(p_from, 'update');
  if target.merged_into is not null or absorbed.merged_into is not null then
    raise exception 'already_merged' using errcode = 'PT409';
  elsif p_seen is not null and p_seen <> array[target.revision, absorbed.revision] then
    raise exception 'changed' using errcode = 'PT409';
  elsif (select count(distinct coalesce(p.product, '')) from public.feedback_projects p
      where p.id in (target.project_id, absorbed.project_id)) > 1 then
    raise exception 'ticket_other_product' using errcode = 'PT409';
  elsif target.organization_id is distinct from absorbed.organization_id then
    -- Otherwise members of one client would read messages of another.
    raise exception 'ticket_other_client' using errcode = 'PT409';
  end if;
  update public.feedback_tickets t set status = 'closed', merged_into = p_into,
      merged_at = clock_timestamp() where t.id = p_from;
  update public.feedback_tickets t
    set last_public_at = greatest(target.last_public_at, absorbed.last_public_at) where t.id = p_into;
  insert into public.feedback_changes (ticket_id, kind, from_status, to_status, changed_by, details)
    values (p_from, 'merged', absorbed.status, 'closed', private.uid(),
        jsonb_build_object('into', p_into, 'number', target.number)),
      (p_into, 'merged', null, null, private.uid(),
        jsonb_build_object('taken', p_from, 'number', absorbed.number));
end
$$;
grant execute on function public.merge_tickets to authenticated;
comment on function public.merge_tickets is
  'Merges one ticket into another of the same product: its thread and its requesters join the '
  'target''s. p_seen holds the revisions of both that the choice was made by. Refuses with '
  'feedback_update_missing, ticket_gone, already_merged, merge_with_itself, ticket_other_product, '
  'ticket_other_client or changed.';

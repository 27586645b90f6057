-- not null: leads, deals, tasks, contacts
create or replace function public.owned_by(p_user_id uuid)
returns table (leads integer, deals integer, tasks integer, contacts integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'users', 'read') then
    perform private.refuse('users_read_missing');
  end if;
  return query select
    (select count(*)::integer from public.qualification_submissions s
      where s.owner_id = p_user_id and s.status in ('new', 'contacted', 'qualified')),
    (select count(*)::integer from public.crm_deals d
      where d.owner_id = p_user_id and d.closed_at is null and d.is_active),
    (select count(*)::integer from public.crm_tasks t
      where t.owner_id = p_user_id and t.done_at is null and t.removed_at is null),
    (select count(*)::integer from public.crm_contacts c
      where c.owner_id = p_user_id and c.is_active and c.merged_into is null);
end
$$;
grant execute on function public.owned_by to authenticated;
comment on function public.owned_by is
  'The number of open leads, open deals, open tasks and contacts that a user owns. Refuses with users_read_missing.';

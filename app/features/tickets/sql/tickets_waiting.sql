-- not null: id, number, title, since, total, status, mine
create or replace function public.tickets_waiting(
  p_limit integer, p_most integer default 100, p_others boolean default true
) returns table (
  id uuid, number bigint, title text, status text, asks text, owner_id uuid, owner_name text, mine boolean,
  since timestamptz, total integer
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
#variable_conflict use_column
declare
  me constant uuid := private.uid();
  selected uuid[] := private.selected_feedback_projects();
  -- Unassigned tickets are listed for users who may work on them.
  works uuid[] := private.feedback_projects_in('update');
  everyone constant boolean := private.in_every_product('crm', 'read');
  readable constant text[] := private.products_in('crm', 'read');
begin
  if not public.has_permission(me, 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query
    with unanswered as materialized (
      select t.id, t.owner_id is not null and t.owner_id <> me as others, t.last_public_at as since
      from public.feedback_tickets t
      where t.waits_for = 'house' and (selected is null or t.project_id = any (selected))
        and (p_others or t.owner_id = me or t.owner_id is null and t.project_id = any (works))
      order by t.last_public_at, t.id limit greatest(p_most, p_limit)
    ), own as (
      -- The user's own and unassigned ones first, also where more than p_most others wait longer.
      select t.id, false as others, t.last_public_at as since
      from public.feedback_tickets t
      where t.waits_for = 'house' and (selected is null or t.project_id = any (selected))
        and (t.owner_id = me or t.owner_id is null and t.project_id = any (works))
      order by t.last_public_at, t.id limit p_limit
    ), first as (
      select * from (select * from own union select * from unanswered) f
      order by f.others, f.since, f.id limit p_limit
    )
    select t.id, t.number, t.title, t.status, coalesce(c.name, t.author_name, c.email, t.author_email),
      t.owner_id, w.display_name, not f.others, f.since, (select count(*)::integer from unanswered)
    from first f join public.feedback_tickets t on t.id = f.id
    -- Name of the CRM for users who may read the contact there; name of the ticket for others.
    left join public.crm_contacts c on c.id = t.contact_id and (everyone or c.products && readable)
    left join public.user_profiles w on w.user_id = t.owner_id
    order by f.others, f.since, f.id;
end
$$;
grant execute on function public.tickets_waiting to authenticated;
comment on function public.tickets_waiting is
  'Tickets that wait for staff: those of the caller and unassigned ones first, then, with p_others, those '
  'of others, each part the longest wait first; total counts them up to p_most. Refuses with '
  'feedback_read_missing.';

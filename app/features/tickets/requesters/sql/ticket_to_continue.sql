drop function if exists private.ticket_taking(uuid[]);
create or replace function private.ticket_to_continue(p_tickets uuid[]) returns uuid
language plpgsql set search_path = ''
as $$
declare
  targets uuid[];
  one public.feedback_tickets;
  further uuid;
begin
  -- Their merge targets. Locked before they are read, so that concurrent messages reopen or continue a
  -- ticket once.
  loop
    select coalesce(array_agg(distinct private.ticket_merge_target(k)), '{}') into targets
      from unnest(p_tickets) k;
    -- Their contacts first, in the lock order of a merge of contacts.
    perform private.lock_merge_target(t.contact_id) from (select distinct s.contact_id
      from public.feedback_tickets s where s.id = any (targets) and s.contact_id is not null
      order by 1) t;
    perform from public.feedback_tickets t where t.id = any (targets) order by t.id for update;
    -- Read again, since a ticket may have been merged while this waited for the lock.
    exit when not exists (select from public.feedback_tickets t
      where t.id = any (targets) and t.merged_into is not null);
  end loop;
  -- Open tickets first, then those that may be reopened, the newest of each.
  select t.* into one from public.feedback_tickets t where t.id = any (targets)
    order by t.waits_for is not null desc,
      (t.status = 'solved' and private.ticket_reopens_until(t.solved_at) > clock_timestamp()) desc,
      t.created_at desc, t.id limit 1;
  if one.id is null or one.waits_for = 'house' then
    return one.id;
  elsif one.waits_for = 'customer' then
    update public.feedback_tickets t set status = 'in_progress' where t.id = one.id;
    return one.id;
  elsif one.status = 'solved' and private.ticket_reopens_until(one.solved_at) > clock_timestamp() then
    update public.feedback_tickets t set status = 'open' where t.id = one.id;
    return one.id;
  end if;
  -- A concurrent message may have continued it while this one waited.
  select t.id into further from public.feedback_tickets t
    where t.follows = one.id and t.waits_for is not null order by t.created_at desc limit 1;
  if further is not null then
    return further;
  end if;
  insert into public.feedback_tickets (project_id, module_id, feedback_id, contact_id, company_id, title, subject,
      priority, owner_id, locale, author_name, author_email, follows, created_by)
    select one.project_id, one.module_id,
      (select e.id from public.feedback_entries e
        where e.id = one.feedback_id and e.project_id = one.project_id),
      one.contact_id, one.company_id, one.title, one.subject, one.priority,
      case when private.reads_feedback_of(one.owner_id, one.project_id) then one.owner_id end,
      one.locale, one.author_name, one.author_email, one.id, null
    returning id into further;
  insert into public.ticket_entries (ticket_id, entry_id, linked_by)
    select further, l.entry_id, null from public.ticket_entries l where l.ticket_id = one.id
    on conflict do nothing;
  perform private.reopen_entries(further, one.id);
  return further;
end
$$;
comment on function private.ticket_to_continue is
  'The ticket of several that gets a message: an open one; else one solved '
  'within 14 days, which is reopened; else a new one that continues the last. Null for none.';

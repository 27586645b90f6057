-- not null: user_id, email, locale, title, due_at, has_time, remind_at, subject, subject_id, subject_name
create or replace function private.task_for_mail(p_task_id uuid)
returns table (user_id uuid, email text, locale text, title text, note text, due_at timestamptz,
  has_time boolean, remind_at timestamptz, subject text, subject_id uuid, subject_name text)
language sql stable security definer set search_path = ''
as $$
  select p.user_id, p.email, p.locale, t.title, t.note, t.due_at, t.has_time, t.remind_at,
    case when t.lead_id is not null then 'lead' when t.deal_id is not null then 'deal'
      else 'contact' end,
    coalesce(t.lead_id, t.deal_id, t.contact_id),
    coalesce(d.title, c.name, c.email,
      private.lead_answer(s.form_data, s.form_snapshot, 'name'), s.protocol, '')
  from public.crm_tasks t
    join public.user_profiles p on p.user_id = t.owner_id
    left join public.qualification_submissions s on s.id = t.lead_id
    left join public.crm_deals d on d.id = t.deal_id
    left join public.crm_contacts c on c.id = coalesce(t.contact_id, s.contact_id)
  where t.id = p_task_id and t.reminded_at is not null and t.done_at is null
    and t.removed_at is null and t.emptied_at is null
    and private.may_own_task(t.owner_id, t.product)
    and private.wants_notice(t.owner_id, 'task-due')
$$;
grant execute on function private.task_for_mail to service_role;
comment on function private.task_for_mail is
  'The reminder of a task to its owner: no row where the task was done or deleted meanwhile, or the owner '
  'may no longer see it or has switched reminders off.';

-- not null: id, source, status, mine
create or replace function public.leads_waiting(p_most integer)
returns table (
  id uuid, name text, company text, phone text, email text, source text, status text,
  owner_id uuid, owner_name text, answer_target integer, answer_due_at timestamptz,
  created_at timestamptz, mine boolean
)
language plpgsql stable security definer set search_path = '' set jit = off
-- Few leads wait among all; the planner would read and sort all waiting ones, though only the first are needed.
set enable_bitmapscan = off
as $$
declare
  me constant uuid := private.uid();
  selected text[];
  conditions text;
begin
  if not public.has_permission(me, 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  selected := private.selected_lead_sources();
  conditions := private.leads_waiting_sql()
    || case when selected is null then '' else format(' and s.source = any (%L::text[])', selected) end;
  -- One index scan each for the user's own and unassigned leads, then others', each part in the order of the clocks.
  return query execute format('
    with own as (
      (select s.id, s.answer_due_at, 0 as part from public.qualification_submissions s
        where s.owner_id = $1 and %1$s order by s.answer_due_at, s.id limit $2)
      union all
      (select s.id, s.answer_due_at, 0 from public.qualification_submissions s
        where s.owner_id is null and %1$s
        -- The index has the order of null values only where the query names it.
        order by s.owner_id, s.answer_due_at, s.id limit $2)
      union all
      (select s.id, s.answer_due_at, 1 from public.qualification_submissions s
        where s.owner_id <> $1 and %1$s order by s.answer_due_at, s.id limit $2)
    ), first as (select * from own order by part, answer_due_at, id limit $2)
    select s.id, coalesce(c.name, private.lead_answer(s.form_data, s.form_snapshot, ''name'')),
      coalesce(c.company, private.lead_answer(s.form_data, s.form_snapshot, ''company'')),
      coalesce(c.phone, private.lead_answer(s.form_data, s.form_snapshot, ''phone'')),
      coalesce(c.email, private.lead_answer(s.form_data, s.form_snapshot, ''email'')),
      s.source, s.status, s.owner_id, u.display_name, s.answer_target, s.answer_due_at, s.created_at,
      f.part = 0
    from first f join public.qualification_submissions s on s.id = f.id
    left join public.crm_contacts c on c.id = s.contact_id
    left join public.user_profiles u on u.user_id = s.owner_id
    order by f.part, f.answer_due_at, f.id', conditions) using me, least(p_most, 50);
end
$$;
grant execute on function public.leads_waiting to authenticated;
comment on function public.leads_waiting is
  'Leads whose clock is running: the caller''s and unassigned ones first, each part by due time. '
  'Refuses with crm_update_missing.';

-- not null: id, name, is_mine, due_at, total
create or replace function public.my_waiting_leads(p_limit integer default 10)
returns table (id uuid, name text, is_mine boolean, due_at timestamptz, late_seconds integer,
  total bigint)
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
  everywhere boolean := private.in_every_product('crm', 'read');
  sources text[] := private.lead_sources_in('read');
  works_everywhere boolean := private.in_every_product('crm', 'update');
  update_sources text[] := private.lead_sources_in('update');
begin
  return query
    with waiting as (
      select s.id, s.answer_due_at, true as mine from public.qualification_submissions s
      where s.answered_at is null and s.answer_due_at is not null and s.owner_id = me
        and (everywhere or s.source = any (sources))
      union all
      select s.id, s.answer_due_at, false from public.qualification_submissions s
      where s.answered_at is null and s.answer_due_at is not null and s.owner_id is null
        and (works_everywhere or s.source = any (update_sources))
    ), first as (
      select w.*, count(*) over () as every from waiting w
      order by w.answer_due_at, w.id limit greatest(p_limit, 0)
    )
    select s.id, coalesce(c.name, private.lead_answer(s.form_data, s.form_snapshot, 'name'),
        s.protocol), f.mine, s.answer_due_at,
      case when s.answer_due_at < now() then private.business_seconds(s.answer_due_at, now()) end,
      f.every
    from first f join public.qualification_submissions s on s.id = f.id
      left join public.crm_contacts c on c.id = s.contact_id
    order by f.answer_due_at, f.id;
end
$$;
grant execute on function public.my_waiting_leads to authenticated;
comment on function public.my_waiting_leads is
  'Leads that wait for a reply of the caller: their own, and unassigned ones that they may work; by due time, '
  'with the total. Delays are in business time.';

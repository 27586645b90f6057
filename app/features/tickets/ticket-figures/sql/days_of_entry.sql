create or replace function private.days_of_entry(p_entry public.feedback_entries, p_sign integer)
returns private.feedback_module_days
language sql stable set search_path = ''
as $$
  select row(p_entry.project_id, p_entry.module_id, private.business_day(p_entry.created_at), s.sign,
    s.sign * (p_entry.type = 'bug')::int, s.sign * (p_entry.type = 'ideia')::int,
    s.sign * (p_entry.type = 'duvida')::int,
    s.sign * (p_entry.type = 'srs')::int, case p_entry.type when 'srs' then s.sign * p_entry.score else 0 end,
    s.sign * (p_entry.type = 'nps' and p_entry.score >= 9)::int,
    s.sign * (p_entry.type = 'nps' and p_entry.score in (7, 8))::int,
    s.sign * (p_entry.type = 'nps' and p_entry.score <= 6)::int,
    s.sign * (p_entry.type = 'csat')::int, case p_entry.type when 'csat' then s.sign * p_entry.score else 0 end,
    s.sign * (p_entry.type = 'csat' and p_entry.score >= 4)::int,
    0, 0, 0, 0, 0, 0, 0)::private.feedback_module_days
  from (select case when p_entry.status = 'spam' then 0 else p_sign end as sign) s
$$;
comment on function private.days_of_entry is
  'What an entry adds to the figures of its day (p_sign 1), or takes from them (-1); nothing where it is spam.';

drop function if exists private.keep_standing(uuid[]);
create or replace function private.update_project_summaries(p_projects uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Serialized, so that concurrent changes are included.
  perform from private.project_standings s where s.id = any (p_projects) order by s.id for update;
  insert into private.project_standings as s
    select * from private.project_summaries_of(p_projects)
    on conflict (id) do update set organization_id = excluded.organization_id,
      conducted_by = excluded.conducted_by, place = excluded.place, stage = excluded.stage,
      starts_on = excluded.starts_on, due_on = excluded.due_on, slip = excluded.slip,
      waits_since = excluded.waits_since, urgency = excluded.urgency, next_on = excluded.next_on,
      name_key = excluded.name_key, client_key = excluded.client_key, words = excluded.words,
      created_at = excluded.created_at, product = excluded.product
    where s is distinct from excluded;
end
$$;
comment on function private.update_project_summaries is
  'Computes the summaries of projects again, from their rows.';

-- not null: closed, asked, lately, unasked
create or replace function public.survey_preview(p_project_id uuid)
returns table (asked integer, lately integer, closed integer, unasked integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_survey(p_project_id);
  return query
    select (count(*) filter (where p.state = 'asked'))::integer,
      (count(*) filter (where p.state = 'lately'))::integer,
      (count(*) filter (where p.state = 'closed'))::integer,
      (count(*) filter (where p.state = 'unasked'))::integer
    from private.survey_people(p_project_id) p;
end
$$;
grant execute on function public.survey_preview to authenticated;
comment on function public.survey_preview is
  'How many contacts a survey would ask now, and how many it would not and why. Refuses with '
  'campaigns_manage_missing or project_gone.';

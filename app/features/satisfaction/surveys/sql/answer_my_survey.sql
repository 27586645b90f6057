-- not null: *
create or replace function public.answer_my_survey(p_id uuid, p_score integer, p_comment text) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if public.own_survey(p_id) is null then
    return 'unknown';
  end if;
  return public.answer_survey(p_id, p_score, p_comment);
end
$$;
grant execute on function public.answer_my_survey to authenticated;
comment on function public.answer_my_survey is
  'Saves the caller''s answer to a survey they were sent, as the page of its link does: kept, late, limited or unknown.';

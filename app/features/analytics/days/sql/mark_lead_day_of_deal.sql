drop function if exists private.mark_lead_day_of_deal();
create or replace function private.mark_lead_day_of_deal(p_deal uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.day_marks (what, day)
    select 'leads', private.business_day(s.created_at) from public.qualification_submissions s
    where s.deal_id = p_deal;
end
$$;
comment on function private.mark_lead_day_of_deal is
  'Step: marks the days of a deal''s leads as dirty when the deal is won, or no longer is.';

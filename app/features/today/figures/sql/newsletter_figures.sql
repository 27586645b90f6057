-- not null: *
create or replace function public.newsletter_figures(p_from date, p_to date)
returns table (day date, confirmed integer, departed integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  stale date[];
begin
  perform private.check_figures('campaigns');
  stale := private.stale_days('newsletter', p_from, p_to);
  return query
    select d.* from private.newsletter_days d
    where d.day between p_from and p_to and d.day <> all (stale)
    union all select c.* from private.count_newsletter_days(stale) c
    order by 1;
end
$$;
grant execute on function public.newsletter_figures to authenticated;
comment on function public.newsletter_figures is
  'Who confirmed and who left the newsletter on each day of a range on which anybody did. Refuses with '
  'analytics_read_missing or campaigns_read_missing.';

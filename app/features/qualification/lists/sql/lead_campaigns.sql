-- not null: campaign
create or replace function public.lead_campaigns() returns table (campaign text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  -- From each campaign the index leads to the next one, however many leads it has.
  return query with recursive found (campaign, n) as (
      (select nullif(btrim(s.utm_campaign), ''), 1 from public.qualification_submissions s
        where nullif(btrim(s.utm_campaign), '') is not null order by 1 limit 1)
      union all
      select (select nullif(btrim(s.utm_campaign), '') from public.qualification_submissions s
          where nullif(btrim(s.utm_campaign), '') > f.campaign order by 1 limit 1), f.n + 1
        from found f where f.campaign is not null and f.n < 200)
    select f.campaign from found f where f.campaign is not null;
end
$$;
grant execute on function public.lead_campaigns to authenticated;
comment on function public.lead_campaigns is
  'Campaigns that leads came from, the first 200 by name. Refuses with crm_read_missing.';

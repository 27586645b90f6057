-- not null: source_page
create or replace function public.newsletter_sources() returns table (source_page text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_campaigns('read');
  return query
    select s.source_page from public.newsletter_subscriptions s
    where s.source_page is not null
    group by s.source_page order by count(*) desc, s.source_page limit 50;
end
$$;
grant execute on function public.newsletter_sources to authenticated;
comment on function public.newsletter_sources is
  'Pages that subscriptions came from, those with the most subscriptions first. Refuses with '
  'campaigns_read_missing.';

create or replace function private.campaign_condition(p_column text, p_campaign text) returns text
language sql stable
return case when p_campaign is null then '' else format(
  ' and s.id in (select q.%1$I from private.lead_words w join public.qualification_submissions q on q.id = w.id '
  'where w.facts && %2$L::text[] and q.%1$I is not null and q.source = any (%3$L))',
  p_column, array(select 'campaign:' || v from unnest(private.filter_values(p_campaign)) v),
  private.lead_sources_in('read')) end;
comment on function private.campaign_condition is
  'Condition in SQL on contacts or deals s that have a lead of one of the campaigns, of a source that the caller may '
  'read; p_column links the lead. Empty without p_campaign.';

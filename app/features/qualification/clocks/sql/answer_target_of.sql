create or replace function private.answer_target_of(
  p_service text, p_source text, out minutes integer, out warn_percent integer
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  select t.minutes, t.warn_percent into minutes, warn_percent
    from public.answer_targets t
    where (t.service is null or t.service = p_service) and (t.source is null or t.source = p_source)
    order by t.service is null, t.source is null limit 1;
  -- The default where the target of all leads was deleted.
  minutes := coalesce(minutes, 60);
  warn_percent := coalesce(warn_percent, 75);
end
$$;
comment on function private.answer_target_of is
  'Within how many minutes of business time a lead is to be answered, and at which share of them its owner '
  'is notified: by service and source, by service, by source, or for all.';

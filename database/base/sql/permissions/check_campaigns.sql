create or replace function private.check_campaigns(p_action text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'campaigns', p_action) then
    perform private.refuse('campaigns_' || p_action || '_missing');
  end if;
end
$$;
comment on function private.check_campaigns is 'Refuses a caller who may not do this to campaigns.';

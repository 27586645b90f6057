-- not null: id, kind, way, consent_version, consent_locale, happened_at
create or replace function public.newsletter_proof(p_subscription_id uuid)
returns table (id uuid, kind text, way text, consent_version text, consent_locale text,
  happened_at timestamptz, actor text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_campaigns('read');
  return query
    select e.id, e.kind, e.way, e.consent_version, e.consent_locale, e.happened_at, p.display_name
    from public.newsletter_events e
    left join public.user_profiles p on p.user_id = e.actor_id
    where e.subscription_id = p_subscription_id
    order by e.happened_at, e.id;
end
$$;
grant execute on function public.newsletter_proof to authenticated;
comment on function public.newsletter_proof is
  'What happened to a subscription, oldest first. Refuses with campaigns_read_missing.';

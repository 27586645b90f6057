-- not null: id, email, status, undeliverable, asked_at, consent_version, consent_locale
create or replace function public.contact_newsletter(p_contact_id uuid)
returns table (id uuid, email text, status text, undeliverable boolean, asked_at timestamptz,
  confirmed_at timestamptz, unsubscribed_at timestamptz, source_page text, consent_version text,
  consent_locale text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_contact(p_contact_id, 'read');
  perform private.check_campaigns('read');
  return query
    select n.id, n.email, n.status, n.undeliverable_at is not null, n.asked_at, n.confirmed_at,
      n.unsubscribed_at, n.source_page, n.consent_version, n.consent_locale
    from public.crm_contact_points k join public.newsletter_subscriptions n on n.email = k.match_key
    where k.kind = 'email'
      and k.contact_id = any (private.merged_contacts_of(array[private.merge_target_of(p_contact_id)]))
    group by n.id order by n.asked_at desc, n.id;
end
$$;
grant execute on function public.contact_newsletter to authenticated;
comment on function public.contact_newsletter is
  'Newsletter consents of a contact at all of their addresses: each subscription, with the version of the sentence '
  'that they read. Refuses with crm_read_missing, contact_gone or campaigns_read_missing.';

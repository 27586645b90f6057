create or replace function public.choose_client_notice(p_kind text, p_way text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.client_notice_choices as c (user_id, kind, way)
    select p.user_id, p_kind, p_way from public.user_profiles p where p.user_id = private.uid() and p.is_active
    on conflict (user_id, kind) do update set way = excluded.way, changed_at = clock_timestamp()
    where c.way <> excluded.way
$$;
grant execute on function public.choose_client_notice to authenticated;
comment on function public.choose_client_notice is
  'Sets how the caller is notified of a kind of news of their clients: now, digest or off.';

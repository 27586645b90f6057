create or replace function public.move_sign_in_issuer(p_id uuid, p_up boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_superadmin();
  perform pg_advisory_xact_lock(hashtextextended('sign_in_issuers', 0));
  with placed as (
    select i.id, row_number() over (order by i.position, i.name) * 2 as place from public.sign_in_issuers i
  ), moved as (
    select id, place + case when id <> p_id then 0 when p_up then -3 else 3 end as place from placed
  ), numbered as (select id, row_number() over (order by place) as place from moved)
  update public.sign_in_issuers i set position = n.place from numbered n where n.id = i.id and i.position <> n.place;
end
$$;
grant execute on function public.move_sign_in_issuer to authenticated;
comment on function public.move_sign_in_issuer is
  'Moves the button of an issuer one place up or down, for superadmins.';

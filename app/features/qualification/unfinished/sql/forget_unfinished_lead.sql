create or replace function public.forget_unfinished_lead(p_id uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from public.unfinished_leads where id = p_id
$$;
grant execute on function public.forget_unfinished_lead to anon, authenticated, service_role;
comment on function public.forget_unfinished_lead is
  'Deletes unfinished answers when the visitor withdraws the consent. The secret id is the proof.';

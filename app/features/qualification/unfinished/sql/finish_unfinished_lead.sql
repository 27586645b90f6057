create or replace function public.finish_unfinished_lead(p_id uuid, p_lead_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.unfinished_leads u
    using public.qualification_submissions s
    -- Only for a lead of this transaction, so that nobody deletes the answers of others.
    where s.id = p_lead_id and s.created_at = transaction_timestamp() and u.form_id = s.form_id
      and (u.id = p_id or exists (select from jsonb_each_text(s.form_data) answer
        where lower(btrim(answer.value)) = u.email));
exception when others then
  raise warning 'unfinished answers of lead % not deleted: % %', p_lead_id, sqlstate, sqlerrm;
end
$$;
grant execute on function public.finish_unfinished_lead to anon, authenticated, service_role;
comment on function public.finish_unfinished_lead is
  'Deletes the unfinished answers of a lead that was sent in the same transaction, by its id, and by its e-mail in '
  'the same form. Never fails: retention deletes the rest.';

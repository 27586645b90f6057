create or replace function public.message_facts(p_subject text, p_id uuid, p_product text default null)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  about record;
begin
  select * into about from private.subject_of_message(p_subject, p_id, p_product);
  if not found then
    return null;
  end if;
  if not private.may_in('crm', 'read', about.product) then
    perform private.refuse('crm_read_missing');
  end if;
  return private.facts_for_message(p_subject, p_id, p_product);
end
$$;
grant execute on function public.message_facts to authenticated;
comment on function public.message_facts is
  'The values of the placeholders of a message to a lead, contact or deal, and the contact ways of the '
  'person; null where the subject was deleted. Refuses with crm_read_missing.';

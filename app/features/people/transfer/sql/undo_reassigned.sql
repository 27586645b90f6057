drop function if exists private.take_back_given(uuid, bigint, integer);
create or replace function private.undo_reassigned(p_act uuid, p_after bigint, p_limit integer)
returns table (id bigint, subject text, went boolean)
language plpgsql security definer set search_path = ''
as $$
declare
  fact record;
  begun constant boolean := private.begin_operation('undo');
begin
  for fact in
    select e.id, e.subject, e.subject_id, e.product, e.from_value::uuid as was,
      e.to_value::uuid as got
    from public.crm_events e
    where e.act = p_act and e.actor = private.uid() and e.kind in ('owner', 'task_given')
      and not e.details ? 'back' and (p_after is null or e.id > p_after)
    order by e.id limit least(p_limit, 200)
  loop
    id := fact.id;
    subject := fact.subject;
    went := false;
    -- Records that were reassigned since stay, and a former owner who may no longer own one does not get it back.
    if not exists (select from public.crm_events l where l.subject_id = fact.subject_id
        and l.kind in ('owner', 'task_given') and l.id > fact.id) then
      case fact.subject
        when 'lead' then
          update public.qualification_submissions s set owner_id = fact.was
            where s.id = fact.subject_id and s.owner_id is not distinct from fact.got
              and (fact.was is null or private.may_own_lead(fact.was, fact.product));
        when 'deal' then
          update public.crm_deals d set owner_id = fact.was
            where d.id = fact.subject_id and d.owner_id is not distinct from fact.got
              and private.may_own_task(fact.was, fact.product);
        when 'task' then
          update public.crm_tasks t set owner_id = fact.was, revision = t.revision + 1
            where t.id = fact.subject_id and t.owner_id is not distinct from fact.got
              and private.may_own_task(fact.was, fact.product);
        when 'contact' then
          update public.crm_contacts c set owner_id = fact.was
            where c.id = fact.subject_id and c.owner_id is not distinct from fact.got
              and (fact.was is null or private.may(fact.was, 'crm', 'read'));
      end case;
      went := found;
      if went and fact.subject = 'lead' then
        perform private.explain_lead_owner(fact.subject_id, fact.got, fact.was, '{"back": true}');
      end if;
    end if;
    return next;
  end loop;
  perform private.end_operation(begun);
end
$$;
comment on function private.undo_reassigned is
  'Restores the owners from before an operation of the caller, one batch of its events at a time; returns for each '
  'whether it was restored.';

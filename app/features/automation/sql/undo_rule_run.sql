-- not null: *
create or replace function public.undo_rule_run(p_run uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  run public.automation_runs;
  effect jsonb;
  done boolean;
  subject_is text;
begin
  select * into run from public.automation_runs u where u.id = p_run for update;
  if not found or not private.may_in('settings', 'manage', run.product)
    or not private.may_in(case run.subject when 'ticket' then 'feedback' else 'crm' end, 'update',
      run.product) then
    perform private.refuse('settings_manage_missing');
  end if;
  if run.outcome <> 'done' then
    return run.outcome;
  elsif run.subject_id is null then
    return 'gone';
  end if;
  -- The undo starts no rule.
  perform private.begin_operation('undo');
  begin
    for effect in select * from jsonb_array_elements(run.acts) loop
      done := true;
      case effect ->> 'kind'
      when 'task' then
        update public.crm_tasks t set removed_at = clock_timestamp(), revision = t.revision + 1
          where t.id = (effect ->> 'id')::uuid and t.removed_at is null and t.done_at is null
            and t.revision = 1;
        done := found;
      when 'owner' then
        if not effect ? 'same' then
          update public.qualification_submissions s set owner_id = (effect ->> 'from')::uuid
            where run.subject = 'lead' and s.id = run.subject_id
              and s.owner_id is not distinct from (effect ->> 'to')::uuid;
          done := found;
          if run.subject = 'ticket' then
            update public.feedback_tickets t set owner_id = (effect ->> 'from')::uuid
              where t.id = run.subject_id and t.owner_id is not distinct from (effect ->> 'to')::uuid;
            done := found;
          elsif not found then
            update public.crm_deals d set owner_id = (effect ->> 'from')::uuid
              where run.subject = 'deal' and d.id = run.subject_id
                and d.owner_id is not distinct from (effect ->> 'to')::uuid;
            done := found;
          end if;
        end if;
      when 'priority' then
        if not effect ? 'same' then
          update public.feedback_tickets t set priority = effect ->> 'from'
            where t.id = run.subject_id and t.priority = effect ->> 'to';
          done := found;
        end if;
      when 'status' then
        if not effect ? 'same' then
          update public.feedback_tickets t set status = effect ->> 'from'
            where t.id = run.subject_id and t.status = effect ->> 'to' and t.merged_into is null;
          done := found;
        end if;
      when 'tag' then
        if effect ->> 'id' is not null then
          delete from public.crm_tag_links k where k.id = (effect ->> 'id')::uuid;
          done := found;
        end if;
      when 'draft' then
        if effect ->> 'id' is not null then
          if run.subject = 'ticket' then
            delete from public.ticket_drafts d where d.ticket_id = run.subject_id and d.run_id = run.id;
          else
            delete from public.crm_message_drafts d where d.id = (effect ->> 'id')::uuid;
          end if;
          done := found;
        end if;
      when 'notice' then
        -- The notice no longer applies; its row stays, since a mail may refer to it.
        update public.automation_notices n set read_at = clock_timestamp()
          where n.run_id = run.id and n.read_at is null;
      else
        -- A sent mail cannot be undone.
        done := effect ->> 'outcome' is distinct from 'ordered' and effect ->> 'outcome' is distinct from 'sent';
      end case;
      if not done then
        raise exception 'contradicted';
      end if;
    end loop;
  -- Also what a trigger refuses, such as an owner who may no longer read the ticket.
  exception when raise_exception or sqlstate 'PT409' then
    perform private.end_operation();
    return 'contradicted';
  end;
  perform private.end_operation();
  update public.automation_runs u set outcome = 'undone', undone_at = clock_timestamp(),
      undone_by = private.uid() where u.id = p_run;
  select case run.subject when 'lead' then 'leads' when 'ticket' then 'feedback'
    else 'deals' end into subject_is;
  perform pg_notify('lists_changed', subject_is);
  return 'undone';
end
$$;
grant execute on function public.undo_rule_run to authenticated;
comment on function public.undo_rule_run is
  'Undoes what one run of a rule did, all or nothing: undone, contradicted (a task is done or '
  'changed, the owner is another or the one before unfit, a tag or draft is gone, a mail has left), gone, failed or too_deep. '
  'Refuses with settings_manage_missing.';

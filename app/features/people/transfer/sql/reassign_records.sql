drop function if exists private.give_away(uuid, text, uuid);
create or replace function private.reassign_records(p_user_id uuid, p_way text, p_to uuid default null)
returns jsonb
language plpgsql security definer set search_path = '' set jit = off
as $$
declare
  -- Products whose leads the user may still own, and products for the rest; '' is what belongs to none.
  user_leads constant text[] := array(select coalesce(o.product, '') from (
    select p.slug from public.crm_products p union all select null) o (product)
    where private.may_own_lead(p_user_id, o.product));
  user_rest constant text[] := array(select coalesce(o.product, '') from (
    select p.slug from public.crm_products p union all select null) o (product)
    where private.may_own_task(p_user_id, o.product));
  owned record;
  target uuid;
  done jsonb := '{"lead": 0, "deal": 0, "task": 0, "contact": 0}';
begin
  for owned in
    select 'lead' as subject, s.id, coalesce(o.product, '') as product, s.source, s.locale,
        s.service
      from public.qualification_submissions s
        cross join lateral (select private.product_of_source(s.source) as product) o
      where s.owner_id = p_user_id and s.status in ('new', 'contacted', 'qualified')
        and coalesce(o.product, '') <> all (user_leads)
    union all
    select 'deal', d.id, d.product, d.source, s.locale,
        s.service
      from public.crm_deals d left join public.qualification_submissions s on s.id = d.lead_id
      where d.owner_id = p_user_id and d.closed_at is null and d.is_active
        and d.product <> all (user_rest)
    union all
    select 'task', t.id, coalesce(t.product, ''), null, null, null
      from public.crm_tasks t
      where t.owner_id = p_user_id and t.done_at is null and t.removed_at is null
        and coalesce(t.product, '') <> all (user_rest)
    union all
    select 'contact', c.id, coalesce(c.products[1], ''), c.source, null, null
      from public.crm_contacts c
      where c.owner_id = p_user_id and c.is_active and c.merged_into is null and user_rest = '{}'
  loop
    -- The new owner need not be at work now, since a transferred lead is not new.
    target := case p_way
      when 'person' then case when owned.subject = 'lead'
        and private.may_own_lead(p_to, nullif(owned.product, ''))
        or owned.subject <> 'lead' and private.may_own_task(p_to, nullif(owned.product, '')) then p_to end
      when 'rules' then (private.owner_by_rules(owned.service, owned.source, nullif(owned.product, ''),
        owned.locale, false, p_user_id)).owner_id end;
    case owned.subject
      when 'lead' then update public.qualification_submissions s set owner_id = target
        where s.id = owned.id and s.owner_id = p_user_id;
        if found then
          perform private.explain_lead_owner(owned.id, p_user_id, target, '{"handed_over": true}');
        end if;
      when 'deal' then update public.crm_deals d set owner_id = target
        where d.id = owned.id and d.owner_id = p_user_id;
      when 'task' then update public.crm_tasks t
        set owner_id = target, reminded_at = null, revision = t.revision + 1
        where t.id = owned.id and t.owner_id = p_user_id;
      when 'contact' then update public.crm_contacts c set owner_id = target
        where c.id = owned.id and c.owner_id = p_user_id;
    end case;
    done := jsonb_set(done, array[owned.subject], to_jsonb((done ->> owned.subject)::integer + 1));
  end loop;
  perform pg_notify('lists_changed', 'leads'), pg_notify('lists_changed', 'deals');
  return done;
end
$$;
comment on function private.reassign_records is
  'Reassigns what a user may no longer own (open leads and deals, tasks, contacts): to one '
  'colleague, by the rules, or to nobody, and returns how many of each. What a colleague may not own becomes '
  'unassigned.';

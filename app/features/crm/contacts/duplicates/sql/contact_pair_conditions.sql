create or replace function private.contact_pair_conditions(p_text text, p_reason text, p_apart text)
returns text
language sql stable
return format(' and s.apart = %L', coalesce(p_apart, 'no') = 'yes')
  || case when p_reason is null then '' else format(' and s.reasons @> array[%L]', p_reason) end
  || coalesce(' and ' || private.lead_search_condition(p_text), '')
  -- A pair is visible to users who may read both contacts.
  || case when private.in_every_product('crm', 'read') and private.chosen_product() is null then ''
    else format(' and s.one_products && %1$L::text[] and s.other_products && %1$L::text[]',
      private.selected_products('crm', 'read')) end;
comment on function private.contact_pair_conditions is
  'Conditions in SQL on rows s of private.contact_pairs, of what is given and what the caller may see.';

create or replace function private.lead_owner_values(p_owner text) returns text[]
language sql stable
return array(select private.lead_owner_filter(v) from unnest(private.filter_values(p_owner)) v);
comment on function private.lead_owner_values is
  'The owners in a list''s filter, "me" as the id of the caller.';

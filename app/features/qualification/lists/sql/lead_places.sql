create or replace function private.lead_places(p_status text) returns text[]
language sql immutable parallel safe
return array(select private.lead_place(v)::text from unnest(private.filter_values(p_status)) v
  where private.lead_place(v) is not null);
comment on function private.lead_places is
  'The positions of the states in a list''s filter, as text.';

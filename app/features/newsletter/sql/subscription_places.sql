create or replace function private.subscription_places(p_status text) returns text[]
language sql immutable
return array(select p::text from unnest(private.filter_values(p_status)) v, private.subscription_place(v) p
  where p is not null);
comment on function private.subscription_places is
  'The positions of the states in a list''s filter, as text.';
